import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

/**
 * A component whose code is loaded once it is wanted; `undefined` until then. Without it the page lacks a notice, so a failure is
 * only logged.
 * @param load such as `importWithRetry` of its module
 */
export function useLateComponent<Props>(
  isWanted: boolean,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | undefined {
  const [Component, setComponent] = useState<ComponentType<Props>>();
  const onWanted = useEffectEvent(() => {
    load().then(
      (loaded) => setComponent(() => loaded),
      (error: unknown) => console.warn('A notice could not be loaded.', error),
    );
  });
  useEffect(() => {
    if (isWanted) onWanted();
  }, [isWanted]);
  return Component;
}
