const ID = 'code';

/**
 * Browsers fetch and compile modules beside the page's HTML, its fonts and its first picture, at any priority. So a page starts its
 * code after its first paint: at once if it is hidden, and so not painted; in a browser that reports no paint, after the frame
 * that follows its load. (On a fast network a page has loaded before it is painted.)
 */
const START = [
  `let t=document.getElementById("${ID}"),s=()=>document.body.append(t.content)`,
  'addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(s)))',
  'document.hidden?s():window.PerformanceObserver&&new PerformanceObserver(s).observe({type:"paint",buffered:!0})',
].join(';');

/** Returns the end of a page's body: a template with its scripts, and the inline script that starts them. */
export const codeStart = (scripts: readonly string[]): string =>
  `<template id="${ID}">${scripts.join('')}</template><script>{${START}}</script>`;
