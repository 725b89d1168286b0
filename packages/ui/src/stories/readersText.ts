/** WCAG 1.4.12. */
const SPACED = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/**
 * Applies a user's text settings. For a story's `beforeEach`.
 * @param size the text size in per cent
 * @param isSpaced whether to apply the spacing of WCAG 1.4.12
 */
export const readersText = (size: number, isSpaced: boolean) => () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:root { font-size: ${size}%; } ${isSpaced ? SPACED : ''}`);
  document.adoptedStyleSheets.push(sheet);
  return () => void document.adoptedStyleSheets.pop();
};
