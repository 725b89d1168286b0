import { waitFor } from 'storybook/test';
import type { Part } from './defineGuide.ts';

/** Checks that a story shows each part of an anatomy, each in an element of its own. */
export const expectParts = (story: HTMLElement, parts: readonly Part[]) =>
  waitFor(() => expectPartsNow(story, parts), { timeout: 500 }); // ms: every row of a guide may wait

function expectPartsNow(story: HTMLElement, parts: readonly Part[]) {
  const names = new Map<Element, string>();
  for (const { name, selector } of parts) {
    const part = [...story.querySelectorAll(`:scope ${selector}`)].at(-1); // the one that `Anatomy` numbers
    if (!part || !isSeen(part)) throw new Error(`The anatomy shows no ${name}`);
    const other = names.get(part);
    if (other !== undefined) throw new Error(`The anatomy has ${name} in the place of ${other}`);
    names.set(part, name);
  }
}

/** Whether an element is visible, and larger than the pixel of a text for screen readers alone. */
function isSeen(element: Element) {
  const { width, height } = element.getBoundingClientRect();
  return element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
}
