import { page } from 'vitest/browser';
import { isSeen, overflowing } from '../../../packages/ui/src/conformance/measureText.ts';
import { readersText } from '../../../packages/ui/src/stories/readersText.ts';
import { untilLaidOut } from '../untilLaidOut.ts';

const WIDTHS = [320, 1280]; // CSS px
const HEIGHT = 900; // CSS px

const TOLERANCE = 4; // CSS px: a line box is taller than its characters

/**
 * Returns the texts of a screen of which a reader's own text spacing (WCAG 1.4.12) cuts off a line or covers one with another
 * text, and what then sticks out of the page, in a narrow and in a wide window.
 */
export async function textSpacingProblems(): Promise<string[]> {
  const problems: string[] = [];
  for (const width of WIDTHS) {
    await page.viewport(width, HEIGHT);
    await untilLaidOut();
    const before = new Set(unreadableTexts());
    const restore = readersText(100, true)();
    await untilLaidOut();
    const found = [
      ...unreadableTexts().filter((problem) => !before.has(problem)),
      ...overflowing(document.documentElement),
    ];
    problems.push(...found.map((what) => `${width} px: ${what}`));
    restore();
  }
  return problems;
}

interface Line {
  text: string;
  parent: Element;
  box: DOMRect;
}

/** Returns the texts with a line that is cut off or lies over another text. */
function unreadableTexts(): string[] {
  const lines = seenLines();
  const cut = lines.filter(isCut).map(({ text }) => `“${text}” is cut off`);
  const covered = lines.flatMap((line, index) =>
    lines
      .slice(index + 1)
      .filter((other) => other.parent !== line.parent && overlap(line.box, other.box))
      .map((other) => `“${line.text}” and “${other.text}” overlap`),
  );
  return [...new Set([...cut, ...covered])];
}

function seenLines(): Line[] {
  const lines: Line[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: parent, textContent } = walker.currentNode;
    const text = textContent?.trim();
    if (!text || !parent || !isSeen(parent) || isClippedOnPurpose(parent)) continue;
    range.selectNodeContents(walker.currentNode);
    for (const box of range.getClientRects()) if (box.width > 1) lines.push({ text, parent, box });
  }
  return lines;
}

/** Texts for screen readers alone, and those that a user can scroll to. */
function isClippedOnPurpose(element: Element): boolean {
  for (let around: Element | null = element; around; around = around.parentElement) {
    const { clipPath, overflowX, overflowY, position } = getComputedStyle(around);
    if (clipPath !== 'none' || /auto|scroll/.test(overflowX + overflowY)) return true;
    if (position === 'fixed') return true; // lies over the page in either spacing
  }
  return false;
}

function isCut({ parent, box }: Line): boolean {
  for (let around: Element | null = parent; around; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    const edge = around.getBoundingClientRect();
    if (overflowX !== 'visible' && (box.left < edge.left - 1 || box.right > edge.right + 1))
      return true;
    if (
      overflowY !== 'visible' &&
      (box.top < edge.top - TOLERANCE || box.bottom > edge.bottom + TOLERANCE)
    )
      return true;
  }
  return false;
}

const overlap = (a: DOMRect, b: DOMRect) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > TOLERANCE &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > TOLERANCE * 2;
