'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CountValues } from '../../../locale/formats.ts';
import type { Label, PartialLabels } from '../../../locale/labels.ts';
import { useLabels } from '../../../locale/useLabels.ts';
import * as base from '../../../primitives/BaseStyles/BaseStyles.module.css';
import { useFieldValue } from '../../../primitives/Form/useFieldValue.ts';
import { TextButton } from '../../../primitives/TextLink/TextLink.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useUi } from '../../../UiProvider.tsx';
import { FilterChoice, type FilterOption } from './FilterChoice.tsx';
import * as styles from './FilterGroup.module.css';

/** The texts of a group of filters. */
export interface FilterGroupLabels {
  /** The button that shows all options. */
  showAll: Label<CountValues>;
  /** The button that shows the next `count` options of a long list. */
  showMore: Label<CountValues>;
  /** Describes an option: the number of matching toys. */
  count: Label<CountValues>;
}

declare module '../../../locale/labels.ts' {
  interface UiLabels {
    FilterGroup: FilterGroupLabels;
  }
}

const defaultLabels: FilterGroupLabels = {
  showAll: ({ written }) => `Show all ${written}`,
  showMore: ({ written }) => `Show ${written} more`,
  count: ({ count, written }) => `${written} ${count === 1 ? 'toy' : 'toys'}`,
};

/** The most options that one press adds. */
const STEP = 50;

type OwnProps = 'children' | 'defaultValue' | 'name' | 'onChange';

export type FilterGroupProps = Omit<ComponentProps<'fieldset'>, OwnProps> & {
  /** The group's heading and accessible name. */
  legend: ReactNode;
  /** Hides the legend visually; screen readers still announce it. */
  legendHidden?: boolean | undefined;
  /** Whether the user can choose one option (radio buttons) or any number (checkboxes). */
  type: 'single' | 'multiple';
  /** The options, in order; their values are unique. */
  options: ReadonlyArray<FilterOption>;
  /** The chosen values if the parent controls them; without it the group does. A `single` group has at most one. */
  value?: ReadonlyArray<string> | undefined;
  /** The initial values if the group is uncontrolled; none by default. */
  defaultValue?: ReadonlyArray<string> | undefined;
  /** Called with the new values when the user changes the choice. */
  onValueChange?: ((value: string[]) => void) | undefined;
  /** The name under which a form submits each chosen value. */
  name?: string | undefined;
  /** Whether a form requires a choice before it is submitted. */
  required?: boolean | undefined;
  /** How many options are shown at first, besides the chosen ones; a button shows the others. */
  shown?: number | undefined;
  /** In how many columns the options are, if there is room: 2 for short ones. */
  columns?: 1 | 2 | undefined;
  /** Replaces the texts; those left out stay. */
  labels?: PartialLabels<FilterGroupLabels> | undefined;
};

const NONE: readonly string[] = [];

/** Radio buttons or checkboxes that filter toys, each with the number of matching toys. */
export function FilterGroup({
  legend,
  legendHidden = false,
  type,
  options,
  value,
  defaultValue = NONE,
  onValueChange,
  name,
  required = false,
  form,
  shown = 5,
  columns = 1,
  labels: ownLabels,
  className,
  ...rest
}: FilterGroupProps) {
  const choices = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useFieldValue(
    { value, defaultValue, onValueChange: (values) => onValueChange?.([...values]) },
    choices,
    (shown) => setChosen(shown),
  );
  const labels = useLabels('FilterGroup', defaultLabels, ownLabels);
  const { formatCount } = useUi();
  const id = useId();
  const [limit, setLimit] = useState(shown);
  // A once chosen option stays, because it may have the focus.
  const [kept, setKept] = useState<readonly string[]>([]);
  const isShown = ({ value }: FilterOption, index: number) =>
    index < limit || chosen.includes(value) || kept.includes(value);
  const hidden = options.filter((option, index) => !isShown(option, index)).length;

  const choose = (value: string, isChosen: boolean) => {
    setKept([...kept, value]);
    const others = type === 'single' ? [] : chosen.filter((other) => other !== value);
    setChosen(isChosen ? [...others, value] : others);
  };
  const showMore = () => {
    const firstNew = options.findIndex((option, index) => !isShown(option, index));
    // The first new option takes the focus, so it has to be rendered first.
    flushSync(() => setLimit(hidden > STEP ? firstNew + STEP : options.length));
    document.getElementById(`${id}-${firstNew}`)?.focus();
  };

  return (
    <fieldset {...rest} className={cx(base.root, styles.group, className)}>
      {legendHidden ? (
        <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      ) : (
        <legend className={styles.legend}>{legend}</legend>
      )}
      <div ref={choices} className={styles.options} data-columns={columns}>
        {options.map(
          (option, index) =>
            isShown(option, index) && (
              <FilterChoice
                key={option.value}
                id={`${id}-${index}`}
                name={name ?? (type === 'single' ? id : undefined)}
                type={type === 'single' ? 'radio' : 'checkbox'}
                // On checkboxes, `required` would require each of them.
                required={required && (type === 'single' || chosen.length === 0)}
                form={form}
                option={option}
                checked={chosen.includes(option.value)}
                onCheckedChange={(isChosen) => choose(option.value, isChosen)}
                countLabel={labels.count}
              />
            ),
        )}
        {hidden > 0 && (
          <TextButton className={styles.more} onClick={showMore}>
            {hidden > STEP
              ? labels.showMore(formatCount(STEP))
              : labels.showAll(formatCount(options.length))}
          </TextButton>
        )}
      </div>
    </fieldset>
  );
}
