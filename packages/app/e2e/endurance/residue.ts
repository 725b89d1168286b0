import type { CDPSession, Page } from '@playwright/test';

/** What a page holds once everything that can be collected is. */
export interface Residue {
  /** Bytes of JavaScript's heap in use. */
  heap: number;
  /** DOM nodes, those out of the document as well. */
  nodes: number;
  /** Event listeners of the DOM. */
  listeners: number;
  /** Timeouts that have not gone off, intervals, frames and idle times asked for: all that was not called off. */
  timers: number;
}

/** Counts a page's timers. Before its first script; after `page.clock.install()`, to count those of a fake clock. */
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
      const kind = clear.replace('Interval', 'Timeout'); // either clears both
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

/** Looks at what a page holds, after its garbage was collected. */
export async function residueOf(page: Page, session: CDPSession): Promise<Residue> {
  // What a first collection finalizes, a second one takes.
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const { metrics } = await session.send('Performance.getMetrics');
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value;
  const timers: unknown = await page.evaluate(() => {
    const live: unknown = Reflect.get(window, 'liveTimers');
    return live instanceof Set ? live.size : undefined;
  });
  if (heap === undefined || typeof timers !== 'number') throw new Error('Nothing was counted.');
  return { heap, nodes, listeners: jsEventListeners, timers };
}

/** A residue in a line. */
export function describeResidue({ heap, nodes, listeners, timers }: Residue): string {
  const megabytes = (heap / 2 ** 20).toFixed(2);
  return `heap ${megabytes} MB, ${nodes} DOM nodes, ${listeners} listeners, ${timers} timers`;
}
