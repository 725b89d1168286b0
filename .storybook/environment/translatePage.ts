/** Elements that a translation ignores. */
const NOT_TRANSLATED = 'script, style, noscript, textarea, code, [translate="no"], .notranslate';

let observer: MutationObserver | undefined;

/** Called when React changes a text that is no longer in the document. */
let onStaleText = (_text: string, _container: string) => {};

/** Reports each text that React changes in a node that is no longer in the document. */
export function reportStaleTexts(report: typeof onStaleText): void {
  onStaleText = report;
}

/**
 * Changes the page as the translation of Chrome and Edge does, but keeps the language: replaces each text node by its own
 * one in two `<font>` elements, including those that are added or changed later. Texts and names stay the same.
 */
export function translatePage(isTranslated: boolean): void {
  const root = document.documentElement;
  root.classList.toggle('translated-ltr', isTranslated);
  if (!isTranslated) {
    observer?.disconnect();
    observer = undefined;
    return;
  }
  if (observer) return;
  observer = new MutationObserver((mutations) => {
    for (const { type, target, addedNodes } of mutations) {
      for (const node of type === 'characterData' ? [target] : addedNodes) translate(node);
    }
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  translate(document.body);
}

function translate(node: Node): void {
  if (!node.isConnected) return;
  const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  const found: Node[] = [];
  for (let text = node instanceof Text ? node : texts.nextNode(); text; text = texts.nextNode()) {
    found.push(text);
  }
  for (const text of found) replace(text);
}

function replace(text: Node): void {
  const { parentElement, nodeValue } = text;
  if (!(parentElement instanceof HTMLElement) || !nodeValue?.trim()) return;
  if (parentElement.localName === 'font' || parentElement.closest(NOT_TRANSLATED)) return;
  const container = parentElement.outerHTML;
  const font = document.createElement('font');
  font.append(document.createElement('font'));
  font.firstElementChild?.append(nodeValue);
  parentElement.replaceChild(font, text);
  Object.defineProperty(text, 'nodeValue', {
    get: () => nodeValue,
    set: (next: string) => onStaleText(next, container),
  });
}
