import { nearest } from './nearest.ts';

const MOST = 100; // lines: a file with more is another project's

/** Returns a sentence for each token that the kit does not have. */
export function describeUnknown(paths: string[], known: string[]): string[] {
  const lines = paths.slice(0, MOST).map((path) => {
    return `${path} is no token of the kit: did you mean ${nearest(path, known)}? Rename it, or point a token at it.`;
  });
  const more = paths.length - MOST;
  return more > 0
    ? [...lines, `${more} more are no tokens of the kit: is it the right file?`]
    : lines;
}
