/**
 * The brand of a stylesheet: what `data-brand` says where it holds.
 * @throws {Error} when it is of none
 */
export function brandName(css: string): string {
  const name = /\[data-brand="([^"]+)"\]/.exec(css)?.[1];
  if (name === undefined) throw new Error('A brand\'s stylesheet has no [data-brand="name"].');
  return name;
}
