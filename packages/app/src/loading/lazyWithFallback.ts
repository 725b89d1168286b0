import { type ComponentType, lazy } from 'react';
import { importWithRetry } from './importWithRetry.ts';

/**
 * A component whose chunk is fetched when it is first rendered, such as a dialog or a notice that few visitors see.
 * Should the chunk not arrive, that is logged and `Fallback` takes its place.
 *
 * @param source its module as Vite's manifest names it
 */
export function lazyWithFallback<Props>(
  source: string,
  load: () => Promise<{ Component: ComponentType<Props> }>,
  Fallback: ComponentType<Props>,
) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      const { Component } = await importWithRetry(source, load);
      return { default: Component };
    } catch (error) {
      console.error(`${source} did not arrive.`, error);
      return { default: Fallback };
    }
  });
}
