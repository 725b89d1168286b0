import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { barriersByFile } from './barriers/barriers.ts';
import { findProblems } from './barriers/findTools.ts';

// Which of 142 known barriers the tools of `npm test` find (docs/conformance.md has the figures).
const meta = {
  title: 'Conformance/Barriers',
  tags: ['!dev', '!autodocs'],
  globals: { shop: 'toystore', theme: 'light' }, // the examples have colours of their own, for a light page
  parameters: { a11y: { test: 'off' } }, // the barriers are there on purpose
  render: () => (
    <main>
      <h1>Toys</h1>
      <style>{LARGE_TARGETS}</style>
      <div data-example />
    </main>
  ),
} satisfies Meta;
export default meta;

/** Without the kit's components around them, all targets would be small. */
const LARGE_TARGETS = `
  main :is(a, button, input, select, [tabindex]) { min-width: 44px; min-height: 44px; }
  :is([data-example], li, td) > a { display: inline-block; }
`;

const CLEAN =
  '<p>All our bears can be washed, says the <a href="/care">page about care</a>.</p><button type="button">Buy</button>';

const findsIn = (file: string): StoryObj<typeof meta> => ({
  play: async ({ canvasElement }) => {
    const place = canvasElement.querySelector<HTMLElement>('[data-example]');
    const barriers = barriersByFile.get(file);
    if (!place || !barriers) throw new Error(`There are no examples in ${file}.`);
    await userEvent.keyboard('{Shift}'); // focus is shown after a key
    const clean = { name: '', html: CLEAN, isPage: false, foundBy: [] };
    await expect(await findProblems(clean, place)).toEqual([]);
    const found: Record<string, string[]> = {};
    for (const barrier of barriers) found[barrier.name] = await findProblems(barrier, place);
    place.replaceChildren();
    await expect(found).toEqual(
      Object.fromEntries(barriers.map(({ name, foundBy }) => [name, foundBy])),
    );
  },
});

export const Content = findsIn('content');

export const Language = findsIn('language');

export const Structure = findsIn('structure');

export const Media = findsIn('media');

export const Controls = findsIn('controls');
