import { type ComponentType, lazy } from 'react';

/**
 * A notice that few ever see: its code comes when there is one. The shop goes on without it.
 * @param instead stands for it should its code not arrive
 */
export function lateNotice<Props>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = () => null,
) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    const missing = (error: unknown) => {
      console.error('A notice could not be shown.', error);
      return instead;
    };
    return { default: await load().catch(missing) };
  });
}
