import { useEffect } from 'react';

/**
 * Stands in for `react-style-singleton` in a build: the styles of a dialog that keeps the page from scrolling are a
 * sheet of the document, not an element, because the content policy allows no styles that it does not know.
 * The first that is mounted puts them in, the last takes them out.
 */
export function styleSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;

  function add(styles: string) {
    users += 1;
    if (sheet !== undefined) return;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
  }

  function remove() {
    users -= 1;
    if (users > 0) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    sheet = undefined;
  }

  return function Style({ styles }: { styles: string }) {
    // biome-ignore lint/correctness/useExhaustiveDependencies: as in the original, the first styles stay.
    useEffect(() => {
      add(styles);
      return remove;
    }, []);
    return null;
  };
}
