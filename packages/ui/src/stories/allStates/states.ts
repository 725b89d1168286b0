import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite';

/** A story as Storybook's index lists it. */
export interface IndexedStory {
  id: string;
  name: string;
  title: string;
  exportName: string;
  importPath: string;
  type: 'story' | 'docs';
  tags: readonly string[];
}

export type StoryModule = { default: Meta } & Record<string, StoryObj>;

export type State = ReturnType<typeof stateOf>;

/** Stories that are shown elsewhere, or alone. */
const LEFT_OUT = ['AllStates', 'Playground'];

/** Returns a component's stories, without those that only test. */
export const shownStories = (title: string, entries: readonly IndexedStory[]) =>
  entries.filter(
    (entry) =>
      entry.type === 'story' &&
      entry.title === title &&
      entry.tags.includes('dev') &&
      !LEFT_OUT.includes(entry.exportName),
  );

/**
 * Returns whether the args are enough to show a story. A story that needs its `play` function is not tagged `autodocs`,
 * because documentation pages run none.
 */
export const isAtRest = ({ tags }: IndexedStory) => tags.includes('autodocs');

/** Returns a story that can be rendered next to others, without its `play` function. */
export function stateOf(
  { exportName, name }: Pick<IndexedStory, 'exportName' | 'name'>,
  module: StoryModule,
) {
  const story = module[exportName];
  if (!story) throw new Error(`There is no story ${exportName}`);
  const Story = composeStory(story, module.default, {}, exportName);
  const { docs = {}, layout } = Story.parameters;
  const globals = { ...module.default.globals, ...story.globals };
  return {
    name,
    exportName,
    Story,
    globals,
    height: docs.story?.height,
    /** An open dialog covers the page, and a story's own width or direction applies to a whole page. */
    needsOwnPage: docs.story?.inline === false || Object.keys(globals).length > 0,
    fullWidth: layout !== 'padded' && layout !== 'centered',
  };
}
