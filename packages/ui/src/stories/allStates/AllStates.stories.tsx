import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateSheet, StateStory } from './StateSheet.tsx';
import { type IndexedStory, isAtRest, type StoryModule, shownStories, stateOf } from './states.ts';

interface Args {
  /** Renders only this state. */
  only?: string;
}

/** Rules about landmarks that must be unique: each state renders its own. */
const rules = ['landmark-unique', 'landmark-no-duplicate-main'].map((id) => ({
  id,
  enabled: false,
}));

/** The index lists this story once per component: `.storybook/indexers.ts`. */
const meta = {
  title: 'All states',
  tags: ['!autodocs', '!test', '!manifest', 'no-screenshot'],
  argTypes: { only: { type: 'string' } },
  parameters: {
    controls: { disable: true },
    a11y: { config: { rules } },
  },
} satisfies Meta<Args>;
export default meta;

const modules = import.meta.glob<StoryModule>('/packages/ui/src/**/*.stories.tsx');

async function loadStates(title: string) {
  // biome-ignore lint/style/noRestrictedGlobals: Storybook's index is not a shop's data
  const index = await fetch('index.json');
  const { entries }: { entries: Record<string, IndexedStory> } = await index.json();
  const all = Object.values(entries);
  const stories = shownStories(title, all);
  const states = stories.filter(isAtRest).map(async (story) => {
    const load = modules[story.importPath.replace('./', '/')];
    if (!load) throw new Error(`${story.importPath} is not in the kit`);
    return stateOf(story, await load());
  });
  return {
    states: await Promise.all(states),
    played: stories.filter((story) => !isAtRest(story)),
  };
}

export const AllStates: StoryObj<Args> = {
  name: 'All states',
  loaders: [({ title }) => loadStates(title)],
  render: ({ only }, { id, globals, loaded: { states, played } }) => {
    // The loader's result is untyped.
    const all: Awaited<ReturnType<typeof loadStates>> = { states, played };
    const alone = all.states.find(({ exportName }) => exportName === only);
    if (alone) return <StateStory state={alone} />;
    const pageOf = (state: (typeof all.states)[number]) => {
      const { theme, brand, direction } = { ...globals, ...state.globals };
      const environment = Object.entries({ theme, brand, direction, 'a11y.manual': '!true' })
        .map(([name, value]) => `${name}:${value}`)
        .join(';');
      return `iframe.html?${new URLSearchParams({ id, viewMode: 'story', args: `only:${state.exportName}`, globals: environment })}`;
    };
    return <StateSheet {...all} pageOf={pageOf} />;
  },
};
