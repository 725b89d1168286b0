import { type ComponentType, lazy } from 'react';

/** A notice that few ever see: its code comes when there is one. Without it the shop goes on. */
export function lateNotice<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    const missing = (error: unknown) => {
      console.error('A notice could not be shown.', error);
      return () => null;
    };
    return { default: await load().catch(missing) };
  });
}
