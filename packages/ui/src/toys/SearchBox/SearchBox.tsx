'use client';

import { cx } from 'class-variance-authority';
import { Search } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react';
import type { PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import * as base from '../../primitives/BaseStyles/BaseStyles.module.css';
import { useFieldValue } from '../../primitives/Form/useFieldValue.ts';
import { useOwnRef } from '../../primitives/focus/useOwnRef.ts';
import { isComposing } from '../../primitives/state/isComposing.ts';
import { hasVisibleText } from '../../primitives/text/hasVisibleText.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Toy } from '../toy.ts';
import { type FindMore, findToys } from './findToys.ts';
import * as styles from './SearchBox.module.css';
import { ToyOption } from './ToyOption.tsx';
import { type LoadToys, useLoadedToys } from './useLoadedToys.ts';

/** The texts of a search box and its list. */
export interface SearchBoxLabels {
  /** The field's accessible name. */
  field: string;
  /** The field's placeholder. */
  placeholder: string;
  /** The accessible name of the list of toys. */
  suggestions: string;
  noMatch: string;
  /** Replaces `noMatch` while the toys load. */
  loading: string;
  /** Replaces `noMatch` if the toys failed to load. */
  failed: string;
}

declare module '../../locale/labels.ts' {
  interface UiLabels {
    SearchBox: SearchBoxLabels;
  }
}

const defaultLabels: SearchBoxLabels = {
  field: 'Search toys',
  placeholder: 'Search toys',
  suggestions: 'Toys',
  noMatch: 'No toys match',
  loading: 'Loading toys…',
  failed: 'Toys could not be loaded',
};

type OwnProps = 'type' | 'value' | 'defaultValue' | 'onChange' | 'onClick';

export type SearchBoxProps = Omit<ComponentProps<'input'>, OwnProps> & {
  /** The toys to search; none by default. */
  toys?: ReadonlyArray<Toy> | undefined;
  /**
   * Whether `toys` is complete. While toys load, or if they failed to load, the box does not claim that no toys match.
   */
  status?: 'ready' | 'loading' | 'failed' | undefined;
  /**
   * Returns toys that match a text in other ways than by name. They follow the matches by name, up to eight in all.
   * `undefined` while its data is loading: until then the box does not claim that no toys match.
   */
  findMore?: FindMore | undefined;
  /**
   * Fetches toys that match a text, once the user stops typing. They follow all other matches. If there is nothing else
   * to offer while they load, or after they failed, the box shows a message.
   */
  loadMore?: LoadToys | undefined;
  /** Called when the user chooses a toy from the list. */
  onChoose: (toy: Toy) => void;
  /** The text in the box if the parent controls it; without it the box does. */
  value?: string | undefined;
  /** The initial text of an uncontrolled box. */
  defaultValue?: string | undefined;
  /** Called when the text changes: by typing, a choice or Escape. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Replaces the box's texts. */
  labels?: PartialLabels<SearchBoxLabels> | undefined;
};

const NO_TOYS: readonly Toy[] = [];

/**
 * Suggests toys whose name matches the typed text; it does not filter (specification, section 2, All toys). An editable
 * combobox with list autocomplete and manual selection, as in the ARIA Authoring Practices. Enter submits a form around
 * it unless an option is active. `className` and `style` apply to the root, other props to the field.
 */
export function SearchBox({
  toys = NO_TOYS,
  status: ownStatus = 'ready',
  findMore,
  loadMore,
  onChoose,
  value,
  defaultValue = '',
  onValueChange,
  labels: ownLabels,
  className,
  style,
  id,
  ref,
  onKeyDown,
  onBlur,
  ...rest
}: SearchBoxProps) {
  const labels = useLabels('SearchBox', defaultLabels, ownLabels);
  const ownId = useId();
  const inputId = id ?? ownId;
  const listId = `${inputId}-list`;
  const [open, setOpen] = useState(false);
  const [activeId, setActiveId] = useState<string>();
  const input = useOwnRef<HTMLInputElement>(ref);
  const [text, setValue] = useFieldValue(
    { value, defaultValue, onValueChange },
    input,
    ([early = '']) => {
      setText(early);
      setOpen(input.current?.matches(':focus') ?? false);
    },
  );
  const setText = (next: string) => {
    if (next !== text) setValue(next);
  };
  const loaded = useLoadedToys(loadMore, text, open);
  const status = ownStatus === 'ready' ? loaded.status : ownStatus;
  const findOthers: FindMore = (typed) => {
    const more = findMore ? findMore(typed) : NO_TOYS;
    return more && [...more, ...loaded.toys];
  };
  const find = () => findToys(toys, text, findOthers);
  const { matches, complete } = open ? find() : { matches: [], complete: true };
  const expanded = matches.length > 0;
  const message =
    open && !expanded && hasVisibleText(text)
      ? { ready: complete && labels.noMatch, loading: labels.loading, failed: labels.failed }[
          status
        ]
      : false;
  const hasPopup = expanded || Boolean(message);
  const activeIndex = matches.findIndex(({ toy }) => toy.toyId === activeId);

  const show = (isOpen: boolean, active?: Toy) => {
    setOpen(isOpen);
    setActiveId(active?.toyId);
  };
  const choose = (toy: Toy) => {
    setText(toy.toyName);
    show(false);
    onChoose(toy);
  };
  const move = (step: 1 | -1) => {
    const offered = expanded ? matches : find().matches;
    const next = activeIndex === -1 && step === -1 ? -1 : activeIndex + step;
    show(true, offered.at(next % offered.length)?.toy);
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    // A dialog around the box prevents the default of the Escape that it leaves to the list.
    const isLeftToList = event.key === 'Escape' && hasPopup && event.defaultPrevented;
    onKeyDown?.(event);
    if ((event.defaultPrevented && !isLeftToList) || isComposing(event)) return;
    const active = matches[activeIndex];
    switch (event.key) {
      case 'ArrowDown':
        if (event.altKey) show(true, active?.toy);
        else move(1);
        break;
      case 'ArrowUp':
        if (event.altKey) show(false);
        else move(-1);
        break;
      case 'Enter':
        if (!active) {
          if (event.currentTarget.form) show(false);
          return;
        }
        choose(active.toy);
        break;
      case 'Escape':
        if (!hasPopup) {
          if (text === '') return;
          setText('');
        }
        show(false);
        break;
      case 'Home':
      case 'End':
      case 'ArrowLeft':
      case 'ArrowRight':
        // The cursor moves in the text, so no option is active any more.
        setActiveId(undefined);
        return;
      default:
        return;
    }
    event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: jsdom and happy-dom do not know `search`, so React warns in consumers' tests
    <div role="search" className={cx(base.root, styles.search, className)} style={style}>
      <VisuallyHidden as="label" htmlFor={inputId}>
        {labels.field}
      </VisuallyHidden>
      <div className={styles.box}>
        <Search aria-hidden="true" />
        <input
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={labels.placeholder}
          {...rest}
          ref={input}
          id={inputId}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={expanded}
          data-takes-escape={hasPopup || undefined}
          aria-controls={listId}
          aria-activedescendant={activeIndex === -1 ? undefined : `${listId}-${activeIndex}`}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            show(true);
          }}
          onClick={() => setOpen(true)}
          onKeyDown={handleKey}
          onBlur={(event) => {
            onBlur?.(event);
            show(false);
          }}
        />
      </div>
      {expanded && (
        <div
          id={listId}
          role="listbox"
          aria-label={labels.suggestions}
          className={styles.popup}
          // Keeps the focus in the field when the user presses an option.
          onMouseDown={(event) => event.preventDefault()}
        >
          {matches.map((match, index) => (
            <ToyOption
              key={match.toy.toyId}
              id={`${listId}-${index}`}
              match={match}
              active={index === activeIndex}
              onClick={() => choose(match.toy)}
            />
          ))}
        </div>
      )}
      <p aria-live="polite" className={cx(styles.popup, styles.message)}>
        {message}
      </p>
    </div>
  );
}
