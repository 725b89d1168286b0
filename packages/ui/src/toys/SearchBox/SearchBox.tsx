'use client';

import { cx } from 'class-variance-authority';
import { Search } from 'lucide-react';
import {
  type ComponentProps,
  type KeyboardEvent,
  useId,
  useImperativeHandle,
  useState,
} from 'react';
import type { PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import base from '../../primitives/BaseStyles/BaseStyles.module.css';
import { useFieldValue } from '../../primitives/Form/useFieldValue.ts';
import { usePrehydrationValue } from '../../primitives/Form/usePrehydrationValue.ts';
import { isComposing } from '../../primitives/state/isComposing.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Toy } from '../toy.ts';
import { type FindMore, findToys } from './findToys.ts';
import styles from './SearchBox.module.css';
import { ToyOption } from './ToyOption.tsx';
import { type LoadToys, useLoadedToys } from './useLoadedToys.ts';

/** The texts of a search box and its list. */
export interface SearchBoxLabels {
  /** The field's accessible name. */
  field: string;
  /** Shown while nothing is typed. */
  placeholder: string;
  /** Names the list of toys for screen readers. */
  suggestions: string;
  noMatch: string;
  /** Stands in place of `noMatch` while the toys load. */
  loading: string;
  /** Stands in place of `noMatch` after the toys have failed to load. */
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
  toys?: readonly Toy[] | undefined;
  /** Whether `toys` are all there are. While they load, or have failed to, the box does not say that no toys match. */
  status?: 'ready' | 'loading' | 'failed' | undefined;
  /**
   * Toys that match a text in other ways than by its being part of their name. They fill the places after those that do,
   * up to eight. `undefined` while that is not known yet: until it is, the box does not say that no toys match.
   */
  findMore?: FindMore | undefined;
  /**
   * Fetches toys that match a text, once the typing pauses. They come after all others. While they load, or after they have
   * failed to, the box says that if it has nothing to offer.
   */
  loadMore?: LoadToys | undefined;
  /** A toy was chosen from the list. */
  onChoose: (toy: Toy) => void;
  /** The text in the box, where the parent holds it; without it the box does. */
  value?: string | undefined;
  /** The text to start with, where the box holds it. */
  defaultValue?: string | undefined;
  /** The text has changed: by typing, by a choice or by Escape. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Replaces the box's texts. */
  labels?: PartialLabels<SearchBoxLabels> | undefined;
};

const NO_TOYS: readonly Toy[] = [];

/**
 * Offers toys whose name matches what is typed; it filters nothing (specification, section 2, All toys).
 * An editable combobox with list autocomplete and manual selection, after the ARIA Authoring Practices. Enter submits a form
 * around it unless an option is active. `className` and `style` go to the whole, the rest to the field.
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
  const input = usePrehydrationValue((early) => {
    setText(early.value);
    setOpen(early.matches(':focus'));
  });
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const [text, setValue] = useFieldValue({ value, defaultValue, onValueChange }, input);
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
    open && !expanded && text.trim() !== ''
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
    // A dialog around the box prevents the Escape that it leaves to the list.
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
        // The cursor moves in the text, and with it the focus leaves the list.
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
          // The text keeps the focus while an option is pressed.
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
