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
export function visibleWords(root: Element): string[] {
  const texts: string[] = [];
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (!text.parentElement?.closest('style, script')) texts.push(text.textContent ?? '');
  }
  const spoken = [root, ...root.querySelectorAll('*')].flatMap((element) =>
    SPOKEN_ATTRIBUTES.map((attribute) => element.getAttribute(attribute) ?? ''),
  );
  return [...texts, ...spoken].map((words) => words.trim()).filter((words) => words !== '');
}

/** The English ones. */
export const englishWords = (root: Element) =>
  visibleWords(root).filter((words) => /[a-z]{2}/i.test(words));
