'use client';

import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type Control, controlsIn, wereChanged } from './nativeControls.ts';

/**
 * Calls back once on mount if the user typed or chose something before hydration, or the browser restored it.
 * @param onEarly receives the controls in `root`
 */
export function useEarlyInput(
  root: RefObject<Element | null>,
  onEarly: (controls: Control[]) => void,
): void {
  const report = useEffectEvent(onEarly);
  const isMounted = useRef(false);
  useLayoutEffect(() => {
    if (isMounted.current) return;
    isMounted.current = true;
    const controls = controlsIn(root.current);
    if (wereChanged(controls)) report(controls);
  }, [root]);
}

/** Calls back on an event of the form of the controls in `root`, which may be anywhere on the page. */
function useFormEvent(
  type: 'reset' | 'submit',
  root: RefObject<Element | null>,
  onEvent: (controls: Control[], event: Event) => void,
): void {
  const report = useEffectEvent(onEvent);
  useEffect(() => {
    const tree = root.current?.getRootNode();
    const listener = (event: Event) => {
      const controls = controlsIn(root.current);
      if (!event.defaultPrevented && controls[0]?.form === event.target) report(controls, event);
    };
    // Handlers of a submit read the form's data; those of a reset may prevent it.
    const isFirst = type === 'submit';
    tree?.addEventListener(type, listener, isFirst);
    return () => tree?.removeEventListener(type, listener, isFirst);
  }, [root, type]);
}

/** Calls back before the browser resets the controls in `root`. */
export const useFormReset = (
  root: RefObject<Element | null>,
  onReset: (controls: Control[]) => void,
) => useFormEvent('reset', root, onReset);

/** Calls back before the form of the controls in `root` is submitted, and stops that if it returns `false`. */
export const useFormSubmit = (root: RefObject<Element | null>, onSubmit: () => boolean) =>
  useFormEvent('submit', root, ([control], event) => {
    if (onSubmit()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    control?.form?.reportValidity();
  });
