/** The attributes that screen readers read. */
export const SPOKEN_ATTRIBUTES = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'placeholder',
  'title',
];

/** A text that is visible or read by screen readers, and its element. */
export interface VisibleText {
  text: string;
  element: Element;
}

/** Returns each visible or read text of a node. */
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

/** Returns each visible or read text inside an element. */
export const visibleTexts = (root: Element): string[] =>
  visibleTextsIn(root).map(({ text }) => text);

/** Returns the English ones. */
export const englishTexts = (root: Element) =>
  visibleTexts(root).filter((text) => /[a-z]{2}/i.test(text));
