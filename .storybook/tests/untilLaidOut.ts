/** Waits until the page is laid out with the fonts of its texts: one that arrives between two measurements changes widths. */
export async function untilLaidOut(): Promise<void> {
  await new Promise(requestAnimationFrame); // requests the fonts
  await document.fonts.ready;
  await new Promise(requestAnimationFrame);
}
