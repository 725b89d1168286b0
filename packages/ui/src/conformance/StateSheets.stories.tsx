import type { Meta, StoryObj } from '@storybook/react-vite';
import axe from 'axe-core';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect } from 'storybook/test';
import { StateSheet } from '../stories/allStates/StateSheet.tsx';
import { type StoryModule, stateOf } from '../stories/allStates/states.ts';
import { fromCatalogue } from '../stories/fromCatalogue.ts';
import type { Toy } from '../toys/toy.ts';

interface Args {
  toys: readonly Toy[];
}

const meta = {
  title: 'Conformance/State sheets',
  tags: ['!dev', '!autodocs'],
  args: { toys: fromCatalogue((toys) => toys) },
  render: () => <div />,
  globals: { viewport: { value: 'w320' } },
  parameters: { a11y: { test: 'off' } }, // no sheet remains at the end
} satisfies Meta<Args>;
export default meta;

/** The rules that depend on neighbouring states; each state's own story checks all other rules. */
const options: axe.RunOptions = {
  runOnly: [
    'duplicate-id-aria',
    'frame-title',
    'frame-title-unique',
    'heading-order',
    'landmark-no-duplicate-banner',
    'landmark-no-duplicate-contentinfo',
    'scrollable-region-focusable',
  ],
  resultTypes: ['violations'],
  elementRef: false,
};

// A third of the kit each, so that the story does not time out on a busy machine.
const accounts = import.meta.glob<StoryModule>('../accounts/**/*.stories.tsx');
const components = import.meta.glob<StoryModule>('../components/**/*.stories.tsx');
const others = import.meta.glob<StoryModule>('../{cart,primitives,toys}/**/*.stories.tsx');

/** The states of each component, by its title. */
async function statesByTitle(modules: typeof others) {
  const loaded = await Promise.all(Object.values(modules).map((load) => load()));
  const states = loaded.flatMap((module) =>
    Object.keys(module)
      .filter((name) => name !== 'default' && name !== 'Playground')
      .map((exportName) => ({
        title: module.default.title ?? '',
        ...stateOf({ exportName, name: exportName }, module),
      }))
      .filter(({ Story }) => Story.tags.includes('dev')),
  );
  const titles = new Set(states.map(({ title }) => title));
  return [...titles].map(
    (title) => [title, states.filter((state) => state.title === title)] as const,
  );
}

/** Renders every sheet, one after the other: the states on it render without errors at 320 px. */
const eachIsComplete = (modules: typeof others): StoryObj<Args> => ({
  play: async ({ canvasElement, args: { toys } }) => {
    const sheets = await statesByTitle(modules);
    await expect(sheets.length).toBeGreaterThan(10);
    const place = canvasElement.appendChild(document.createElement('div'));
    const faults: string[] = [];
    for (const [title, states] of sheets) {
      const root = createRoot(place);
      flushSync(() =>
        root.render(
          <StateSheet states={states} played={[]} toys={toys} pageOf={() => 'about:blank'} />,
        ),
      );
      await new Promise(requestAnimationFrame);
      const { violations } = await axe.run(place, options);
      for (const { id, nodes } of violations) {
        faults.push(`${title}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
      }
      const { scrollWidth } = document.documentElement;
      if (scrollWidth > window.innerWidth) faults.push(`${title} is ${scrollWidth} px wide`);
      root.unmount();
    }
    await expect(faults).toEqual([]);
  },
});

export const Accounts: StoryObj<Args> = eachIsComplete(accounts);
export const Components: StoryObj<Args> = eachIsComplete(components);
export const Others: StoryObj<Args> = eachIsComplete(others);
