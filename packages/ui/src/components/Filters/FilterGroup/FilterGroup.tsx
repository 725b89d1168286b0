'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CountValues } from '../../../locale/formats.ts';
import type { Label, PartialLabels } from '../../../locale/labels.ts';
import { useLabels } from '../../../locale/useLabels.ts';
import base from '../../../primitives/BaseStyles/BaseStyles.module.css';
import { useFieldValue } from '../../../primitives/Form/useFieldValue.ts';
import { TextButton } from '../../../primitives/TextLink/TextLink.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useUi } from '../../../UiProvider.tsx';
import { FilterChoice, type FilterOption } from './FilterChoice.tsx';
import styles from './FilterGroup.module.css';

/** The texts of a group of filters. */
export interface FilterGroupLabels {
  /** Shows all options. */
  showAll: Label<CountValues>;
  /** Shows so many options more, where there are very many. */
  showMore: Label<CountValues>;
  /** Describes an option: how many toys it fits. */
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

/** The most options that come at once. */
const STEP = 50;

type OwnProps = 'children' | 'defaultValue' | 'name' | 'onChange';

export type FilterGroupProps = Omit<ComponentProps<'fieldset'>, OwnProps> & {
  /** What is chosen. */
  legend: ReactNode;
  /** Leaves the legend to screen readers. */
  legendHidden?: boolean | undefined;
  /** Whether one option is chosen (radio buttons) or as many as one likes (checkboxes). */
  type: 'single' | 'multiple';
  /** The options, in order; their values are unique. */
  options: readonly FilterOption[];
  /** The values that are chosen, where the parent holds them; without it the group does. A `single` group has one at most. */
  value?: readonly string[] | undefined;
  /** The values to start with, where the group holds them; none by default. */
  defaultValue?: readonly string[] | undefined;
  /** Others were chosen. */
  onValueChange?: ((value: string[]) => void) | undefined;
  /** The name that a form around it submits each chosen value under. */
  name?: string | undefined;
  /** Whether one has to be chosen before a form around it is submitted. */
  required?: boolean | undefined;
  /** So many options are there at first, and those that are chosen; the others are behind a button. */
  shown?: number | undefined;
  /** Replaces the texts; those left out stay. */
  labels?: PartialLabels<FilterGroupLabels> | undefined;
};

const NONE: readonly string[] = [];

/** Radio buttons or checkboxes that filter toys, each with the number of toys that fit. */
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
  shown = 5,
  labels: ownLabels,
  className,
  ...rest
}: FilterGroupProps) {
  const choices = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useFieldValue(
    { value, defaultValue, onValueChange: (values) => onValueChange?.([...values]) },
    choices,
  );
  const labels = useLabels('FilterGroup', defaultLabels, ownLabels);
  const { formatCount } = useUi();
  const id = useId();
  const [limit, setLimit] = useState(shown);
  // An option that was chosen once stays: it must not go with the focus on it.
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
    // The first of the new options takes the focus, and has to be there for that.
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
      <div ref={choices} className={styles.options}>
        {options.map(
          (option, index) =>
            isShown(option, index) && (
              <FilterChoice
                key={option.value}
                id={`${id}-${index}`}
                name={name ?? (type === 'single' ? id : undefined)}
                type={type === 'single' ? 'radio' : 'checkbox'}
                // Of checkboxes each would have to be checked.
                required={required && (type === 'single' || chosen.length === 0)}
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
