/** WCAG 1.4.12. */
const SPACED = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/**
 * Text as a reader sets it. For a story's `beforeEach`.
 * @param size in per cent of what it is
 * @param isSpaced as far as WCAG has readers go
 */
export const readersText = (size: number, isSpaced: boolean) => () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:root { font-size: ${size}%; } ${isSpaced ? SPACED : ''}`);
  document.adoptedStyleSheets.push(sheet);
  return () => void document.adoptedStyleSheets.pop();
};
