/** What translation leaves as it is. */
const NOT_TRANSLATED = 'script, style, noscript, textarea, code, [translate="no"], .notranslate';

let observer: MutationObserver | undefined;

/** Called when React changes a text that is no longer in the page. */
let onStaleText = (_text: string, _container: string) => {};

/** Reports each text that React changes in a node that is no longer in the page. */
export function reportStaleTexts(report: typeof onStaleText): void {
  onStaleText = report;
}

/**
 * Does to the page what the translation of Chrome and Edge does to it, but for another language: replaces each text node by
 * one of its own in two `<font>` elements, also those that come or change later. Texts and names stay as they are.
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
