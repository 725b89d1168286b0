import axe from 'axe-core';
import { page } from 'vitest/browser';
import { overflowing } from '../../../packages/ui/src/conformance/measureText.ts';
import { untilLaidOut } from '../untilLaidOut.ts';

const NARROWEST = 320; // CSS px (WCAG 1.4.10)

const NAME_RULES = [
  ...['aria-command-name', 'aria-dialog-name', 'aria-input-field-name', 'aria-toggle-field-name'],
  ...['button-name', 'image-alt', 'label', 'link-name', 'select-name', 'summary-name'],
];

/** Returns what sticks out of the page or of a dialog in a window of 320 px, and controls without a name. */
export async function narrowProblems(): Promise<string[]> {
  await page.viewport(NARROWEST, window.innerHeight);
  await untilLaidOut();
  const boxes = [
    document.documentElement,
    ...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]'),
  ];
  const { violations } = await axe.run(document.body, {
    runOnly: NAME_RULES,
    resultTypes: ['violations'],
    elementRef: false,
  });
  return [
    ...boxes.flatMap((box) => overflowing(box).map((what) => `wider than 320 px: ${what}`)),
    ...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
  ];
}
