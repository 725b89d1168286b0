import type { ApiChange } from './apiChanges.ts';
import type { PictureChange, Uncompared } from './comparePictures.ts';
import type { TokenChange } from './tokenChanges.ts';

/** The changes of a branch. */
export interface Review {
  branch: string;
  base: string;
  /** The first changed file on which all stories depend. */
  cause: string | undefined;
  /** The changed files on which compared stories depend, and which no picture shows: hover, print, a photograph … */
  unseen: string[];
  /** The text by which stories were chosen. */
  only: string | undefined;
  /** How many stories do not depend on a change. */
  independent: number;
  pictures: PictureChange[];
  uncompared: Uncompared[];
  api: ({ report: string } & ApiChange)[];
  tokens: ({ sheet: string } & TokenChange)[];
}

const count = (number: number, one: string, many: string) =>
  `${number} ${number === 1 ? one : many}`;

/** Returns the result in one sentence. It says that nothing changed only if pictures can show every change. */
export function verdictOf({ pictures, uncompared, unseen, api, tokens, only }: Review): string {
  const hasChanges = pictures.some(({ kind }) => kind !== 'same') || api.length + tokens.length > 0;
  const rest = [
    uncompared.length > 0 &&
      `${count(uncompared.length, 'story was', 'stories were')} not compared`,
    unseen.length > 0 &&
      `${count(unseen.length, 'changed file is', 'changed files are')} in no picture`,
  ].filter((caveat) => caveat !== false);
  if (rest.length > 0) {
    return `${hasChanges ? 'Something changed, and' : 'No change was found, but'} ${rest.join(' and ')}.`;
  }
  if (hasChanges) return 'Something changed.';
  return only === undefined
    ? 'Nothing changed.'
    : `Nothing changed in stories that match “${only}”.`;
}

/** Returns what was compared, and what was not, in sentences. */
export function summaryOf(review: Review): string[] {
  const { pictures, uncompared, unseen, api, tokens, cause, independent, only } = review;
  const stories = (list: readonly PictureChange[]) => new Set(list.map(({ id }) => id)).size;
  const of = (kind: string) => stories(pictures.filter((picture) => picture.kind === kind));
  return [
    `${count(stories(pictures), 'story was', 'stories were')} compared: ${count(of('changed'), 'looks', 'look')} different, ${count(of('new'), 'is', 'are')} new, ${count(of('gone'), 'is', 'are')} gone.`,
    `${count(uncompared.length, 'story', 'stories')} could not be compared.`,
    `${count(unseen.length, 'changed file is', 'changed files are')} used by stories, but in no picture: none shows hover, focus, motion, print, forced colours or photographs.`,
    cause === undefined
      ? `${count(independent, 'story depends', 'stories depend')} on no changed file.`
      : `All stories depend on ${cause}.`,
    ...(only === undefined ? [] : [`Only stories that match “${only}” were rendered.`]),
    `${count(api.length, 'part', 'parts')} of the packages’ API and ${count(tokens.length, 'token', 'tokens')} changed.`,
  ];
}
