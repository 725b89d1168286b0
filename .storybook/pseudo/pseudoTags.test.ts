import { dirname } from 'node:path';
import { expect, test, vi } from 'vitest';
import { isPlayedTranslated } from '../environment/playedTranslated.ts';
import { everyStory } from '../everyStory.ts';
import { PSEUDO_PART, pseudoTags } from './pseudoTags.ts';

/** Those of the part's folder. */
const screens = everyStory.filter(({ file }) => file.startsWith('packages/app/src/screens/'));

test('in `npm test` each story of a screen is played with replaced text nodes, by one of two parts', () => {
  vi.stubEnv('VITEST_STORYBOOK', 'false');
  const { include, exclude } = pseudoTags(PSEUDO_PART);
  const inPseudo = screens.filter(
    ({ tags }) =>
      include.some((tag) => tags.includes(tag)) && !exclude.some((tag) => tags.includes(tag)),
  );
  const inStories = screens.filter((story) => isPlayedTranslated({ ...story, globals: {} }));
  vi.unstubAllEnvs();
  const foldersOf = (stories: typeof screens) => new Set(stories.map(({ file }) => dirname(file)));
  expect(foldersOf(inPseudo), 'folders of screens').toEqual(foldersOf(screens));
  expect(inPseudo.length).toBeGreaterThan(60);
  expect(inStories.length).toBeGreaterThan(60);
  expect([...inPseudo, ...inStories].map(({ id }) => id).sort()).toEqual(
    screens.map(({ id }) => id).sort(),
  );
});
