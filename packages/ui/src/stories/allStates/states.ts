import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite';

/** A story, as Storybook's index has it. */
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

/** Shown elsewhere, or by itself. */
const LEFT_OUT = ['AllStates', 'Playground'];

/** A component's stories, without those that only test. */
export const shownStories = (title: string, entries: readonly IndexedStory[]) =>
  entries.filter(
    (entry) =>
      entry.type === 'story' &&
      entry.title === title &&
      entry.tags.includes('dev') &&
      !LEFT_OUT.includes(entry.exportName),
  );

/**
 * Whether its args are enough to show it. As on documentation pages, which play nothing either: what needs its
 * `play` function has no `autodocs`, and nor has a file whose documentation page is written.
 */
export const isAtRest = ({ tags, title }: IndexedStory, entries: readonly IndexedStory[]) =>
  tags.includes('autodocs') ||
  entries.some((entry) => entry.title === title && entry.tags.includes('attached-mdx'));

/** A story that can be rendered among others, without its `play` function. */
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
    /** An open dialog covers the page, and a width or direction of its own is a page's. */
    needsOwnPage: docs.story?.inline === false || Object.keys(globals).length > 0,
    fullWidth: layout !== 'padded' && layout !== 'centered',
  };
}
