import type { CDPSession, Page } from '@playwright/test';

/** The objects that a page keeps after a garbage collection. */
export interface Residue {
  /** Used bytes of the JavaScript heap. */
  heap: number;
  /** DOM nodes, including detached ones. */
  nodes: number;
  /** DOM event listeners. */
  listeners: number;
  /** Pending timeouts, intervals, animation frames and idle callbacks. */
  timers: number;
}

/** Counts a page's timers. Call it before the page's first script, and after `page.clock.install()` to count fake ones. */
export async function countTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const live = new Set<string>();
    Object.assign(window, { liveTimers: live });
    const kinds = [
      ['setTimeout', 'clearTimeout', true],
      ['setInterval', 'clearInterval', false],
      ['requestAnimationFrame', 'cancelAnimationFrame', true],
      ['requestIdleCallback', 'cancelIdleCallback', true],
    ] as const;
    for (const [set, clear, once] of kinds) {
      const original: unknown = Reflect.get(window, set);
      const cancel: unknown = Reflect.get(window, clear);
      if (typeof original !== 'function' || typeof cancel !== 'function') continue;
      const kind = clear.replace('Interval', 'Timeout'); // both functions clear either kind
      Object.assign(window, {
        [set]: (callback: unknown, ...rest: unknown[]) => {
          const run = (...given: unknown[]) => {
            if (once) live.delete(`${kind} ${id}`);
            if (typeof callback === 'function') callback(...given);
          };
          const id: unknown = original.call(window, run, ...rest);
          live.add(`${kind} ${id}`);
          return id;
        },
        [clear]: (id: unknown) => {
          live.delete(`${kind} ${id}`);
          cancel.call(window, id);
        },
      });
    }
  });
}

/** Measures a page after a garbage collection. */
export async function residueOf(page: Page, session: CDPSession): Promise<Residue> {
  // Each collection frees what the previous one has finalized.
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const { metrics } = await session.send('Performance.getMetrics');
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value;
  const timers: unknown = await page.evaluate(() => {
    const live: unknown = Reflect.get(window, 'liveTimers');
    return live instanceof Set ? live.size : undefined;
  });
  if (heap === undefined || typeof timers !== 'number') throw new Error('The page has no counts.');
  return { heap, nodes, listeners: jsEventListeners, timers };
}

/** Formats a residue as one line. */
export function describeResidue({ heap, nodes, listeners, timers }: Residue): string {
  const megabytes = (heap / 2 ** 20).toFixed(2);
  return `heap ${megabytes} MB, ${nodes} DOM nodes, ${listeners} listeners, ${timers} timers`;
}
