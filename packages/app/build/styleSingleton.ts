import { useEffect } from 'react';

/**
 * Replaces `react-style-singleton` in a build: the styles of a dialog that keeps the page from scrolling are a sheet of
 * the document, not an element, because the content policy allows no styles that it does not know.
 * The first that is mounted adds them, the last removes them.
 */
export function styleSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet;

  return function Style({ styles }: { styles: string }) {
    // biome-ignore lint/correctness/useExhaustiveDependencies: as in the original, the first styles stay.
    useEffect(() => {
      users += 1;
      if (users === 1) {
        sheet = new CSSStyleSheet();
        sheet.replaceSync(styles);
        document.adoptedStyleSheets.push(sheet);
      }
      return () => {
        users -= 1;
        if (users > 0) return;
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((it) => it !== sheet);
      };
    }, []);
    return null;
  };
}
