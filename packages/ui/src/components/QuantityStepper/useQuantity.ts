'use client';

import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { numberReader } from '../../primitives/Form/numberReader.ts';
import { useFieldValue } from '../../primitives/Form/useFieldValue.ts';
import { isComposing } from '../../primitives/state/isComposing.ts';

const readWhole = numberReader({ maximumFractionDigits: 0 });

interface QuantityProps {
  value: number | undefined;
  defaultValue: number;
  min: number;
  max: number;
  onValueChange: ((value: number, limited: boolean) => void) | undefined;
}

interface QuantityMessages {
  left: string;
  invalid: string;
}

/**
 * Returns the quantity, the props of the field (which keeps a typed text until it is committed), and the text to
 * announce.
 */
export function useQuantity(
  { value: givenValue, defaultValue, min, max, onValueChange }: QuantityProps,
  root: RefObject<Element | null>,
  messages: QuantityMessages,
) {
  const [draft, setDraft] = useState<{ text: string; isInvalid?: boolean }>();
  const [announcement, setAnnouncement] = useState({ count: 0, text: '' });
  const [value, setValue] = useFieldValue<number, boolean>(
    {
      value: givenValue,
      defaultValue,
      onValueChange: (next, limited = false) => onValueChange?.(next, limited),
    },
    root,
    ([text = '']) => commit({ text }),
    { discard: () => setDraft(undefined), commit: () => commit() },
  );

  const announce = (text: string) => setAnnouncement(({ count }) => ({ count: count + 1, text }));
  const choose = (wanted: number) => {
    setDraft(undefined);
    const limited = wanted > max;
    if (limited) announce(messages.left);
    const quantity = Math.max(min, Math.min(wanted, max));
    if (quantity !== value) setValue(quantity, limited);
  };
  const read = (text = '') => {
    const typed = readWhole(text);
    return typed !== undefined && typed >= min ? typed : undefined;
  };
  const wanted = read(draft?.text);
  const commit = (entered = draft): boolean => {
    if (entered === undefined) return true;
    const quantity = read(entered.text);
    if (quantity !== undefined) {
      choose(quantity);
    } else {
      setDraft({ ...entered, isInvalid: true });
      announce(messages.invalid);
    }
    return quantity !== undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    switch (event.key) {
      case 'Escape':
        // Escape also closes a drawer around the field, where the user would not read a message.
        if (wanted === undefined) setDraft(undefined);
        else choose(wanted);
        break;
      case 'Enter':
        // The form is submitted next, with the committed quantity, unless the text is invalid.
        if (draft !== undefined && wanted === undefined) event.preventDefault();
        flushSync(() => commit());
        break;
      case 'ArrowUp':
      case 'ArrowDown':
        event.preventDefault();
        choose((wanted ?? value) + (event.key === 'ArrowUp' ? 1 : -1));
        break;
    }
  };

  const message = draft?.isInvalid ? messages.invalid : '';
  useEffect(() => {
    root.current?.querySelector('input')?.setCustomValidity(message); // blocks the submission of a form
  }, [root, message]);

  const commitBeforeLeaving = useEffectEvent(() => commit());
  const hasDraft = draft !== undefined;
  useEffect(() => {
    if (!hasDraft) return;
    const commitNow = () => commitBeforeLeaving();
    // `beforeunload` leaves a shop time to save; `pagehide` also fires on phones.
    const events = ['beforeunload', 'pagehide'];
    for (const event of events) window.addEventListener(event, commitNow);
    return () => {
      for (const event of events) window.removeEventListener(event, commitNow);
    };
  }, [hasDraft]);
  // An unmounted field fires no blur event.
  useEffect(() => () => void commitBeforeLeaving(), []);

  return {
    value,
    draft,
    announcement,
    choose,
    field: {
      onChange: (event: ChangeEvent<HTMLInputElement>) => setDraft({ text: event.target.value }),
      onFocus: (event: FocusEvent<HTMLInputElement>) => event.target.select(),
      onBlur: draft?.isInvalid ? undefined : () => commit(),
      onKeyDown,
    },
  };
}
