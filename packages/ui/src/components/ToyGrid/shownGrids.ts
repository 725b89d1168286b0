/** Brings a toy's card into the page and gives it the focus. Answers whether the grid holds that toy. */
export type RevealToy = (toyId: string) => boolean;

const shownGrids = new Set<RevealToy>();

/** Makes a long grid known to `focusToy` while it is on the page. Returns the function that takes it back. */
export function showGrid(reveal: RevealToy): () => void {
  shownGrids.add(reveal);
  return () => shownGrids.delete(reveal);
}

/** Has the toy's card revealed by the grid that holds the toy. Answers whether there is one. */
export function revealToy(toyId: string): boolean {
  return [...shownGrids].some((reveal) => reveal(toyId));
}
