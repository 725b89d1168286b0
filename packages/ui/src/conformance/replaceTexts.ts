function textsIn(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    if (walker.currentNode instanceof Text && walker.currentNode.data.trim() !== '') {
      texts.push(walker.currentNode);
    }
  }
  return texts;
}

const elementAround = (...content: (string | Node)[]) => {
  const element = document.createElement('span');
  element.append(...content);
  return element;
};

/** Replaces the texts of a page as translation and extensions do. */
export const replaceTexts: Record<string, (root: Element) => void> = {
  'as translation does': (root) => {
    for (const text of textsIn(root)) {
      text.replaceWith(elementAround(elementAround(text.data)));
    }
  },
  'each by an element': (root) => {
    for (const text of textsIn(root)) text.replaceWith(elementAround(text.data));
  },
  'the whole content of their elements': (root) => {
    for (const { data, parentElement } of textsIn(root)) {
      if (parentElement?.childNodes.length === 1) parentElement.innerHTML = `<span>${data}</span>`;
    }
  },
};
