/** The attributes whose values are read out. */
export const SPOKEN_ATTRIBUTES = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'placeholder',
  'title',
];

/** A text that is read or heard, and the element that it is of. */
export interface VisibleText {
  text: string;
  element: Element;
}

/** Everything of a node that is read or heard, piece by piece. */
export function visibleTextsIn(root: Node): VisibleText[] {
  const elements = root instanceof Element ? [root, ...root.querySelectorAll('*')] : [];
  const spoken = elements.flatMap((element) =>
    SPOKEN_ATTRIBUTES.map((name) => ({ text: element.getAttribute(name) ?? '', element })),
  );
  return [...textsIn(root), ...spoken]
    .map(({ text, element }) => ({ text: text.trim(), element }))
    .filter(({ text }) => text !== '');
}

function textsIn(root: Node): VisibleText[] {
  const texts: VisibleText[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let node: Node | null = root instanceof Text ? root : walker.nextNode();
  for (; node; node = walker.nextNode()) {
    const { parentElement: element, textContent } = node;
    if (element && !element.closest('style, script'))
      texts.push({ text: textContent ?? '', element });
  }
  return texts;
}

/** Everything under an element that is read or heard, piece by piece. */
export const visibleTexts = (root: Element): string[] =>
  visibleTextsIn(root).map(({ text }) => text);

/** The English ones. */
export const englishTexts = (root: Element) =>
  visibleTexts(root).filter((text) => /[a-z]{2}/i.test(text));
