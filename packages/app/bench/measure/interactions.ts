import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
import { medianOf } from '../evaluate.ts';
import type { Scenario } from '../rounds.ts';
import type { Site } from '../sites.ts';
import { withPage } from './browser.ts';
import { type Step, VISITS } from './visits.ts';

/** The names of all interactions. */
export const INTERACTIONS = VISITS.flatMap(({ steps }) => steps.map(({ name }) => name));

export const interactionSeries = (name: string) => `INP ${name}`;

const REST = 700; // ms between two interactions

/** Measures Interaction to Next Paint for each interaction of a scripted visit on a phone. */
export const interact = (site: Site): Scenario => ({
  name: `interact with ${site.name}`,
  series: [...INTERACTIONS, 'median'].map((name) => `${site.name} ${interactionSeries(name)}`),
  measure: async (browser) => {
    const values: Record<string, number> = {};
    for (const { path, steps, catalogue = 'origin' } of VISITS) {
      await withPage(browser, { cpu: true }, async (page) => {
        await page.addInitScript(recordInteractions);
        await page.goto(site[catalogue] + path);
        await page.getByRole('button', { name: 'Menu', exact: true }).waitFor();
        await pause(2 * REST); // hydration
        for (const step of steps) values[step.name] = await measureStep(page, step);
      });
    }
    values.median = medianOf(Object.values(values));
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        `${site.name} ${interactionSeries(name)}`,
        value,
      ]),
    );
  },
});

/** Returns the ms of the slowest interaction of a step: the slowest key, if the step types. */
async function measureStep(page: Page, { name, act, result }: Step): Promise<number> {
  try {
    await pause(REST);
    await page.evaluate(() => Reflect.get(window, 'interactions').splice(0));
    const before = await page.evaluate(() => Reflect.get(performance, 'interactionCount'));
    await act(page);
    await pause(REST); // a locator that polls earlier would take CPU time from the page
    await result?.(page).waitFor();
    await pause(REST); // until the browser has reported the event
    const after = await page.evaluate(() => Reflect.get(performance, 'interactionCount'));
    if (after === before) throw new Error('The browser counted no interaction.');
    const durations = await page.evaluate(() => Reflect.get(window, 'interactions'));
    return Math.max(SHORTEST, ...durations);
  } catch (error) {
    throw new Error(`"${name}" failed: ${error instanceof Error ? error.message : error}`);
  }
}

const SHORTEST = 16; // ms; the browser reports nothing shorter

/** Runs in the page: records the duration of each event that belongs to an interaction. */
function recordInteractions() {
  const durations: number[] = [];
  Reflect.set(window, 'interactions', durations);
  const options = { type: 'event', durationThreshold: 16 }; // TypeScript does not know the threshold
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'interactionId')) durations.push(entry.duration);
    }
  }).observe(options);
}
