import { composeStory, type StoryObj } from '@storybook/react-vite';
import { clearAllMocks, expect, screen, waitFor } from 'storybook/test';
import { type DefinedGuide, type GuidePage, type KeyboardRow, storyOf } from './defineGuide.ts';
import { type Key, press } from './keys.ts';

type Play = NonNullable<StoryObj['play']>;

/** Renders a story of a guide from the start, with another `play`. The stories' own tests check their accessibility. */
async function playStory(guide: DefinedGuide, name: string, play: Play) {
  const story: StoryObj = { ...storyOf(guide, name), play };
  const unchecked = { initialGlobals: { a11y: { manual: true } } };
  clearAllMocks(); // a published Storybook keeps the calls of earlier stories
  await composeStory(story, guide.stories.default, unchecked, name).run();
}

/** Checks that its story shows each part of the anatomy, each in an element of its own. */
export async function expectParts(guide: DefinedGuide) {
  const { story, parts } = guide.anatomy ?? {};
  if (story === undefined || parts === undefined) return;
  const findParts = (canvas: Element) => {
    const found = parts.map(({ name, selector }) => {
      const part = [...canvas.querySelectorAll(`:scope ${selector}`)].at(-1); // the one that `Anatomy` numbers
      const { width = 0, height = 0 } = part?.getBoundingClientRect() ?? {};
      // A text for screen readers alone is one pixel large.
      const isSeen = width > 1 && height > 1 && part?.checkVisibility({ visibilityProperty: true });
      return isSeen ? part : `no ${name}`;
    });
    expect(found.filter((part) => typeof part === 'string')).toEqual([]);
    expect(new Set(found).size).toBe(parts.length);
  };
  await playStory(guide, story, ({ canvasElement }) => waitFor(() => findParts(canvasElement)));
}

/** Presses each key of a row in its story, and checks the effect. */
export async function runKeyboardRow(guide: DefinedGuide, row: KeyboardRow) {
  for (const key of row.keys) {
    await playStory(guide, row.story, async ({ args }) => {
      const page: GuidePage = { ...screen, args };
      if (row.from) (await row.from(page)).focus();
      else focusTop();
      await press(key);
      await expectEffect(row, page, key);
    });
  }
}

/** Makes the next Tab start at the top of the page. */
function focusTop() {
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
}

async function expectEffect(row: KeyboardRow, page: GuidePage, key: Key) {
  if ('expects' in row) return waitFor(() => row.expects(page, key));
  for (const [index, name] of row.focuses.entries()) {
    if (index > 0) await press(key);
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));
  }
}
