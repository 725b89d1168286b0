import { composeStory, type StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { type DefinedGuide, type GuidePage, type KeyboardRow, storyOf } from './defineGuide.ts';
import { expectParts } from './expectParts.ts';
import { type Key, press } from './keys.ts';

/**
 * Renders a story of a guide from the start, checks the parts of the anatomy if they are numbered in it, and calls `play`
 * instead of the story's own function. The stories' own tests check their accessibility.
 */
export async function playStory(
  guide: DefinedGuide,
  name: string,
  play: NonNullable<StoryObj['play']>,
) {
  const { anatomy } = guide;
  const story: StoryObj = {
    ...storyOf(guide, name),
    play: async (context) => {
      if (anatomy?.story === name) await expectParts(context.canvasElement, anatomy.parts);
      await play(context);
    },
  };
  const unchecked = { initialGlobals: { a11y: { manual: true } } };
  await composeStory(story, guide.stories.default, unchecked, name).run();
}

/** Presses each key of a row in its story, and checks the effect. */
export async function runKeyboardRow(guide: DefinedGuide, row: KeyboardRow) {
  for (const key of row.keys) {
    await playStory(guide, row.story, async ({ args }) => {
      const page: GuidePage = { ...screen, args };
      const stopRecording = recordClicks();
      try {
        if (row.from) (await row.from(page)).focus();
        else focusTop();
        await press(key);
        await expectEffect(row, page, key);
      } finally {
        stopRecording();
      }
    });
  }
}

/** Checks that the Tab key finds nothing in the guide's default story. */
export const expectNoTabStop = (guide: DefinedGuide) =>
  playStory(guide, 'Default', async ({ canvasElement }) => {
    focusTop();
    await press('Tab');
    const reached = document.activeElement;
    if (canvasElement.contains(reached)) throw new Error(`Tab reaches ${reached?.outerHTML}`);
  });

let clicked: Element | undefined;

/** Records which link or button is clicked, and prevents links from leaving the story. */
function recordClicks() {
  clicked = undefined;
  const record = ({ target }: Event) => {
    if (target instanceof Element) clicked = target.closest('a, button') ?? target;
  };
  const stay = (event: Event) => {
    if (clicked instanceof HTMLAnchorElement) event.preventDefault();
  };
  window.addEventListener('click', record, { capture: true });
  window.addEventListener('click', stay);
  return () => {
    window.removeEventListener('click', record, { capture: true });
    window.removeEventListener('click', stay);
  };
}

/** Makes the next Tab start at the top of the page. */
function focusTop() {
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
}

async function expectEffect(row: KeyboardRow, page: GuidePage, key: Key) {
  if ('expects' in row) return waitFor(() => row.expects(page, key));
  if ('clicks' in row) return waitFor(() => expect(clicked).toHaveAccessibleName(row.clicks));
  for (const [index, name] of row.focuses.entries()) {
    if (index > 0) await press(key);
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));
  }
}
