const SPOKEN_ATTRIBUTES = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'placeholder',
  'title',
];

/** Everything under an element that is read or heard, piece by piece. */
export function visibleTexts(root: Element): string[] {
  const texts: string[] = [];
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (!text.parentElement?.closest('style, script')) texts.push(text.textContent ?? '');
  }
  const spoken = [root, ...root.querySelectorAll('*')].flatMap((element) =>
    SPOKEN_ATTRIBUTES.map((attribute) => element.getAttribute(attribute) ?? ''),
  );
  return [...texts, ...spoken].map((text) => text.trim()).filter((text) => text !== '');
}

/** The English ones. */
export const englishTexts = (root: Element) =>
  visibleTexts(root).filter((text) => /[a-z]{2}/i.test(text));
