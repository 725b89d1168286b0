import { afterEach, expect } from 'vitest';
import { commands } from 'vitest/browser';
import { colourProblems } from './colours.ts';
import { fineKinds, kindsOfElements } from './kinds.ts';

/** A component's stories that only test end with parts that its other stories show. Sheets of the whole kit are tests, too. */
const SHEETS = 'conformance-';

/**
 * Checks the colours of a story that was played, in the other theme: Storybook's add-on has checked its own. Elements of a kind that
 * an earlier story has shown are not checked again.
 */
afterEach(async ({ story, task }) => {
  if (!story || task.result?.state === 'fail') return;
  if (!story.tags.includes('dev') && !story.id.startsWith(SHEETS)) return;
  const shown = new Map(
    [...kindsOfElements()]
      .filter(([element]) => hasText(element) && element.checkVisibility())
      .map(([element, kind]) => [kind, element]),
  );
  const added = [...shown].filter(([kind]) => !fineKinds.inOtherTheme.has(kind));
  if (added.length === 0) return;
  const other = matchMedia('(prefers-color-scheme: dark)').matches ? 'light' : 'dark';
  await commands.emulateMedia({ colorScheme: other });
  const elements = added.map(([, element]) => element);
  const problems = await colourProblems(story.parameters, other, elements);
  expect.soft(problems).toEqual([]);
  if (problems.length > 0) return;
  for (const [kind] of added) fineKinds.inOtherTheme.add(kind);
});

const hasText = (element: Element) =>
  element.matches('input, select, textarea') ||
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
