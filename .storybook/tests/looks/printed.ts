import { relativeLuminance } from './contrast.ts';
import type { Place } from './visiblePlaces.ts';

const CONTROLS = 'button, select, textarea, input:not([role="spinbutton"]), nav, footer';

const ITEMS = 'li:has(img)';

const TITLES = 'h1, h2, h3';

/** Elements that are checked on paper, besides texts. */
export const CHECKED_ON_PAPER = `${CONTROLS}, ${ITEMS}, ${TITLES}`;

/** Less than this is hard to read on paper, where backgrounds are left out (WCAG 1.4.3). */
const MIN_CONTRAST = 4.5;

const isPrinted = (element: Element) =>
  !element.closest('.sb-wrapper, #storybook-docs') &&
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  element.getBoundingClientRect().width > 1;

const nameOf = (element: Element) =>
  `${element.localName} “${(element.ariaLabel ?? element.textContent)?.trim().slice(0, 30)}”`;

/**
 * Returns the problems of the printed page: controls, pictures that may be cut across two sheets, titles that may be
 * alone at the end of a sheet, what sticks out of a sheet, and text that needs the background that browsers leave out.
 * @param texts the visible texts
 */
export function printProblems(texts: readonly Place[]): string[] {
  const all = [...document.body.querySelectorAll('*')].filter(isPrinted);
  const { scrollWidth, clientWidth } = document.documentElement;
  return [
    ...all.filter((each) => each.matches(CONTROLS)).map((each) => `${nameOf(each)} is printed`),
    ...all
      .filter((each) => each.matches(ITEMS) && !isKeptTogether(each))
      .map((each) => `${nameOf(each)} may be cut`),
    ...all
      .filter((each) => each.matches(TITLES) && getComputedStyle(each).breakAfter !== 'avoid')
      .map((each) => `${nameOf(each)} may end a sheet`),
    ...(scrollWidth > clientWidth
      ? [
          `${scrollWidth - clientWidth} px stick out of the sheet: ${all
            .filter((each) => each.getBoundingClientRect().right > clientWidth)
            .map(nameOf)
            .join(', ')}`,
        ]
      : []),
    ...texts
      .filter(({ color }) => contrastOnPaper(color) < MIN_CONTRAST)
      .map(({ what, color }) => `${what} is ${color}`),
  ];
}

function isKeptTogether(element: Element) {
  for (let around: Element | null = element; around; around = around.parentElement) {
    if (getComputedStyle(around).breakInside === 'avoid') return true;
  }
  return false;
}

const contrastOnPaper = (color: string) =>
  1.05 / (relativeLuminance((color.match(/[\d.]+/g) ?? []).map(Number)) + 0.05);
