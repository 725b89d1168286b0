import { useEffect, useEffectEvent } from 'react';

/** Whether an element takes keys for itself: text, and the choices of a list. */
const takesKeys = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('select, textarea, input:not([type=radio], [type=checkbox], [type=range])'));

/**
 * Runs an action for a single key, as long as they are on (WCAG 2.2, 2.1.4) and no field has the focus. Storybook's own
 * shortcut for the key rests.
 */
export function useShortcuts(isOn: boolean, actions: Record<string, () => void>) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key];
    if (!action || event.ctrlKey || event.metaKey || event.altKey || takesKeys(event.target))
      return;
    event.stopImmediatePropagation();
    action();
  });
  useEffect(() => {
    if (!isOn) return;
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, [isOn]);
}
