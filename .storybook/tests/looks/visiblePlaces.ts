/** A place on the page where something is visible, in CSS pixels of the window. */
export interface Place {
  element: Element;
  what: string;
  /** Of the text, as the browser computes it. */
  color: string;
  box: DOMRect;
}

/** Letters of other scripts may have no font on the machine. */
const READABLE = /[\p{Script=Latin}\p{Nd}]/u;

/** Storybook's own chrome around a story. */
const NOT_THE_STORY =
  '.sb-wrapper, #storybook-docs, #storybook-highlights-root, script, style, noscript';

/**
 * Every line of text, every text of a pseudo-element or a field, and every icon of a control that is on screen now.
 * @param isWanted leaves elements out
 */
export function visiblePlaces(isWanted: (element: Element) => boolean): Place[] {
  const places = [generatedTexts, fieldTexts, icons].flatMap((find) => find(isWanted));
  return [...textLines(isWanted), ...places];
}

type Wanted = Parameters<typeof visiblePlaces>[0];

function textLines(isWanted: Wanted): Place[] {
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const places: Place[] = [];
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const parent = node.parentElement;
    if (!parent || !READABLE.test(node.textContent ?? '')) continue;
    if (!isWanted(parent) || !isRendered(parent)) continue;
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      const box = inset(line);
      if (isOnScreen(parent, box))
        places.push({
          element: parent,
          what: `“${node.textContent?.trim()}”`,
          color: getComputedStyle(parent).color,
          box,
        });
    }
  }
  return places;
}

/** The kit's are numbers in the middle of their element. */
function generatedTexts(isWanted: Wanted): Place[] {
  return allElements('*', isWanted).flatMap((element) =>
    ['::before', '::after'].flatMap((pseudo) => {
      const { content, visibility, fontSize, font } = getComputedStyle(element, pseudo);
      const [, attribute = ''] = /^attr\(([\w-]+)\)/.exec(content) ?? [];
      const text = element.getAttribute(attribute) ?? /^"(.*?)"/.exec(content)?.[1] ?? '';
      if (!READABLE.test(text) || visibility !== 'visible' || !isRendered(element)) return [];
      measuring ??= new OffscreenCanvas(1, 1).getContext('2d') ?? undefined;
      if (measuring) measuring.font = font;
      const { left, top, width, height } = element.getBoundingClientRect();
      const [across, down] = [
        measuring?.measureText(text).width ?? 0,
        Number.parseFloat(fontSize) / 2,
      ];
      const box = new DOMRect(left + (width - across) / 2, top + (height - down) / 2, across, down);
      return isOnScreen(element, box)
        ? [
            {
              element,
              what: `${nameOf(element)}${pseudo} “${text}”`,
              color: getComputedStyle(element, pseudo).color,
              box,
            },
          ]
        : [];
    }),
  );
}

let measuring: OffscreenCanvasRenderingContext2D | undefined;

function fieldTexts(isWanted: Wanted): Place[] {
  return allElements('input, textarea', isWanted).flatMap((element) => {
    if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return [];
    if (/^(checkbox|radio|hidden|range)$/.test(element.type) || !isRendered(element)) return [];
    return READABLE.test(element.value || element.placeholder)
      ? place(element, `the text of ${nameOf(element)}`, 0.1)
      : [];
  });
}

const icons = (isWanted: Wanted) =>
  allElements('button svg, a svg', isWanted).flatMap((element) =>
    isRendered(element)
      ? place(element, `the icon of ${nameOf(element.closest('button, a') ?? element)}`, 0)
      : [],
  );

const allElements = (selector: string, isWanted: Wanted) =>
  [...document.body.querySelectorAll(selector)].filter(
    (element) => isWanted(element) && !element.closest(NOT_THE_STORY),
  );

/** In forced colours a browser paints a plate behind each line, a fraction of a pixel smaller than the line. */
const inset = ({ left, top, width, height }: DOMRect) =>
  new DOMRect(left + 1, top + 2, width - 2, height - 4);

/** The inside of an element, without its padding and border, and without a part of its height at either edge. */
function place(element: Element, what: string, without: number): Place[] {
  const { left, top, width, height } = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  const [start = 0, end = 0] = ['Left', 'Right'].map(
    (side) =>
      Number.parseFloat(style.getPropertyValue(`padding-${side.toLowerCase()}`)) +
      Number.parseFloat(style.getPropertyValue(`border-${side.toLowerCase()}-width`)),
  );
  const box = new DOMRect(
    left + start,
    top + height * without,
    width - start - end,
    height * (1 - 2 * without),
  );
  return isOnScreen(element, box) ? [{ element, what, color: style.color, box }] : [];
}

function isRendered(element: Element) {
  if (element.closest(NOT_THE_STORY)) return false;
  return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
}

/** Whether nothing cuts a box of an element off or lies over it. */
function isOnScreen(element: Element, { left, top, width, height }: DOMRect) {
  if (width < 3 || height < 6) return false;
  const [x, y] = [left + width / 2, top + height / 2];
  for (let around: Element | null = element; around; around = around.parentElement) {
    const { overflowX, overflowY, clipPath, opacity } = getComputedStyle(around);
    if (clipPath !== 'none' || opacity === '0') return false;
    const edge = around.getBoundingClientRect();
    if (overflowX !== 'visible' && (left < edge.left - 1 || left + width > edge.right + 1))
      return false;
    if (overflowY !== 'visible' && (y < edge.top || y > edge.bottom)) return false;
  }
  const seen = document.elementFromPoint(x, y);
  return seen !== null && (seen.contains(element) || element.contains(seen));
}

const nameOf = (element: Element) =>
  `${element.localName}.${[...element.classList].join('.')} “${(element.ariaLabel ?? element.textContent)?.trim().slice(0, 30)}”`;
