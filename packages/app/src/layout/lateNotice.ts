import { type ComponentType, lazy } from 'react';

/** A notice that few ever see: its code comes when there is one. Without it there is none, and the shop goes on. */
export function lateNotice<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    return { default: await load().catch(() => () => null) };
  });
}
