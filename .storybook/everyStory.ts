import type { ScreenshotStory } from './screenshots/modes.ts';
import { stories } from './storyFiles.ts';

interface StoryOfFile extends ScreenshotStory {
  /** The file's path in the project. */
  file: string;
}

/** Every story's id with its tags; a story that only tests has none. */
export const everyStory: readonly StoryOfFile[] = stories.map(({ id, file, tags }) => ({
  id,
  file,
  tags: tags.includes('dev') ? tags : [],
}));
