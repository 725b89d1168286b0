import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import type { Rendered, StoryNames } from './render.ts';

/** A picture of a story before and after. */
export interface PictureChange extends StoryNames {
  /** The name of its file. */
  file: string;
  kind: 'changed' | 'new' | 'gone' | 'same';
  /** The share of the pixels that differ, from 0 to 1. */
  share: number;
}

/** A story that was not compared, or not wholly. */
export type Uncompared = StoryNames & { reason: string };

/**
 * Pairs the pictures of both sides. A story that only one side has is new or gone; one that failed on a side is not compared.
 * @param shareOf returns the share of a picture's pixels that differ; undefined if it looks the same
 */
export function classify(
  before: readonly Rendered[],
  after: readonly Rendered[],
  shareOf: (file: string) => number | undefined,
): { pictures: PictureChange[]; uncompared: Uncompared[] } {
  const pictures: PictureChange[] = [];
  const uncompared: Uncompared[] = [];
  const [old, now] = [before, after].map((side) => new Map(side.map((story) => [story.id, story])));
  for (const { id, title, name } of new Map([...before, ...after].map((s) => [s.id, s])).values()) {
    const [was, is] = [old?.get(id), now?.get(id)];
    const reason = is?.problem ?? (was?.problem && `Before the change: ${was.problem}`);
    if (reason) uncompared.push({ id, title, name, reason });
    for (const file of new Set([...(was?.pictures ?? []), ...(is?.pictures ?? [])])) {
      const [hasOld, hasNew] = [was?.pictures.includes(file), is?.pictures.includes(file)];
      // A side that failed has no picture to compare with: the other one's is neither new nor gone.
      if ((!hasOld && was?.problem) || (!hasNew && is?.problem)) continue;
      const share = hasOld && hasNew ? shareOf(file) : undefined;
      const kind = !hasOld ? 'new' : !hasNew ? 'gone' : share === undefined ? 'same' : 'changed';
      pictures.push({ id, title, name, file, kind, share: share ?? 0 });
    }
  }
  return { pictures, uncompared };
}

/** Returns a picture on a canvas of at least its size; what it does not cover is transparent. */
function onCanvas(picture: PNG, width: number, height: number): Buffer {
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas.data;
}

/**
 * Compares two pictures of one browser on one machine: any other pixel is a difference, unlike in the tests, which compare
 * with pictures of another machine. Returns undefined without one.
 */
export function comparePictures(before: Buffer, after: Buffer) {
  if (before.equals(after)) return undefined;
  const [old, now] = [PNG.sync.read(before), PNG.sync.read(after)];
  const [width, height] = [Math.max(old.width, now.width), Math.max(old.height, now.height)];
  const difference = new PNG({ width, height });
  const sides = [onCanvas(old, width, height), onCanvas(now, width, height)] as const;
  const anyPixel = { threshold: 0, includeAA: true };
  const count = pixelmatch(...sides, difference.data, width, height, anyPixel);
  const isSameSize = old.width === now.width && old.height === now.height;
  if (count === 0 && isSameSize) return undefined;
  return { share: count / (width * height), picture: PNG.sync.write(difference) };
}
