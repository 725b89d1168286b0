import axe from 'axe-core';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect } from 'storybook/test';
import { StateSheet } from '../../stories/allStates/StateSheet.tsx';
import { type StoryModule, stateOf } from '../../stories/allStates/states.ts';

type Modules = Record<string, () => Promise<StoryModule>>;

export interface StateSheetsTest {
  /** The stories of a folder, by their paths. */
  modules: Modules;
}

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

/** The states of each component, by its title. */
async function statesByTitle(modules: Modules) {
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

/** Meta of stories that render the sheets of a folder, one after the other: the states on them render without errors at 320 px. */
export const stateSheetTests = {
  render: () => <div />,
  globals: { viewport: { value: 'w320' } },
  parameters: { a11y: { test: 'off' } }, // no sheet remains at the end
  play: async ({
    canvasElement,
    args: { modules },
  }: {
    canvasElement: HTMLElement;
    args: StateSheetsTest;
  }) => {
    const sheets = await statesByTitle(modules);
    expect(sheets).not.toHaveLength(0);
    const place = canvasElement.appendChild(document.createElement('div'));
    const faults: string[] = [];
    for (const [title, states] of sheets) {
      const root = createRoot(place);
      flushSync(() =>
        root.render(<StateSheet states={states} played={[]} pageOf={() => 'about:blank'} />),
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
    expect(faults).toEqual([]);
  },
};
