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

/** Calls back before the browser resets the controls in `root`: their form may be anywhere on the page. */
export function useFormReset(
  root: RefObject<Element | null>,
  onReset: (controls: Control[]) => void,
): void {
  const reset = useEffectEvent(onReset);
  useEffect(() => {
    const tree = root.current?.getRootNode();
    const listener = ({ target, defaultPrevented }: Event) => {
      const controls = controlsIn(root.current);
      if (!defaultPrevented && controls[0]?.form === target) reset(controls);
    };
    tree?.addEventListener('reset', listener);
    return () => tree?.removeEventListener('reset', listener);
  }, [root]);
}
