import { composeStory, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { DefinedGuide } from '../../foundations/guide/defineGuide.ts';
import { Pairs } from '../../foundations/guide/Pairs.tsx';
import {
  expectNoTabStop,
  playStory,
  runKeyboardRow,
} from '../../foundations/guide/runKeyboardRow.ts';

export interface GuideTest {
  /** The guides of a folder, by their paths. */
  guides: Record<string, DefinedGuide>;
  /** Which of them: a story has to end in time on a busy machine. */
  part: number;
  parts: number;
}

/** The latest run: one that timed out stops, instead of pressing keys in the next story. */
let latest = {};

/**
 * Meta of stories that try what guides say: each example, each part of their anatomies, each row of their keyboard tables. Each
 * folder has a file of its own, so that a change to one component tries only the guides of its folder again.
 */
export const guideTests = {
  // The examples of mistakes are mistakes. Rows are about the page of a laptop: a phone's menu hides some of their buttons.
  globals: { a11y: { manual: true }, viewport: { value: 'w1440' } },
  render: () => <p>Everything is rendered by the test.</p>,
  play: async ({ args: { guides: all, part, parts } }: { args: GuideTest }) => {
    const run = {};
    latest = run;
    const guides = Object.entries(all).filter((_, index) => index % parts === part - 1);
    expect(guides).not.toHaveLength(0);
    await playExamples(guides.map(([, guide]) => guide));
    const problems: string[] = [];
    for (const [name, guide] of guides) {
      if (latest !== run) return;
      problems.push(...(await problemsOf(name, guide)));
    }
    expect(problems.join('\n')).toBe('');
  },
};

/** Renders the examples of all guides on one page. */
async function playExamples(guides: readonly DefinedGuide[]) {
  const examples: StoryObj = {
    globals: guideTests.globals,
    render: () => (
      <>
        {guides.map((guide) => (
          <Pairs key={guide.lead} {...guide} />
        ))}
      </>
    ),
    play: async ({ canvasElement }) => {
      const pairs = guides.flatMap((guide) => guide.pairs);
      await expect(canvasElement.querySelectorAll('[data-side]')).toHaveLength(2 * pairs.length);
    },
  };
  await composeStory(examples, { title: 'Conformance/Guides' }).run();
}

/** Returns what is wrong with a guide, a line each. */
async function problemsOf(name: string, guide: DefinedGuide): Promise<string[]> {
  const { anatomy, keyboard } = guide;
  const problems: string[] = [];
  const attempt = async (what: string, act: () => Promise<void>) => {
    try {
      await act();
    } catch (error) {
      const [reason] = `${error instanceof Error ? error.message : error}`.split('\n\n', 1); // without the DOM
      problems.push(`${name}, ${what}: ${reason}`);
    }
  };
  const played = keyboard === 'none' ? ['Default'] : keyboard.map(({ story }) => story);
  if (anatomy && !played.includes(anatomy.story)) {
    await attempt('anatomy', () => playStory(guide, anatomy.story, () => undefined));
  }
  if (keyboard === 'none') {
    await attempt('keyboard', () => expectNoTabStop(guide));
    return problems;
  }
  if (keyboard.length === 0) problems.push(`${name} has an empty keyboard table`);
  for (const row of keyboard) {
    await attempt(`${row.keys.join(' ')} “${row.does}”`, () => runKeyboardRow(guide, row));
  }
  return problems;
}
