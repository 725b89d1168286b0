import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import type { Kind, PictureChange } from '../../.storybook/review/review.ts';
import { STORED, screenshotOptions } from '../../.storybook/screenshots/options.ts';
import { ROOT } from '../command/programs.ts';
import { contentOf, filesAt, hashesOf } from './git.ts';

/** A screenshot that differs, before the names of its story and what caused it are known. */
export type ChangedPicture = Omit<PictureChange, 'title' | 'story' | 'causes'>;

/** How two pictures differ; undefined if they look alike. */
type Difference = Pick<PictureChange, 'share' | 'resized'> & { picture: Buffer };

/** Returns a picture on a canvas of at least its size; what it does not cover is transparent. */
function onCanvas(picture: PNG, width: number, height: number): PNG {
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas;
}

/** Compares two pictures as the tests do: what passes there is no difference here. */
function compare(before: Buffer, after: Buffer): Difference | undefined {
  const [old, now] = [PNG.sync.read(before), PNG.sync.read(after)];
  const [width, height] = [Math.max(old.width, now.width), Math.max(old.height, now.height)];
  const resized = old.width !== now.width || old.height !== now.height;
  const difference = new PNG({ width, height });
  const { threshold, allowedMismatchedPixels, allowedMismatchedPixelRatio } =
    screenshotOptions.comparatorOptions;
  const count = pixelmatch(
    onCanvas(old, width, height).data,
    onCanvas(now, width, height).data,
    difference.data,
    width,
    height,
    { threshold },
  );
  const share = count / (width * height);
  const isAlike = count <= allowedMismatchedPixels && share <= allowedMismatchedPixelRatio;
  if (isAlike && !resized) return undefined;
  return { share, resized, picture: PNG.sync.write(difference) };
}

const EXTENSION = '.png';

/**
 * Returns the stored screenshots that look different from those at a commit, and writes before, after and difference of
 * each into a folder.
 */
export function changedPictures(commit: string, folder: string) {
  const paths = globSync(`${STORED}/**/*${EXTENSION}`, { cwd: ROOT })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
  const hashes = hashesOf(paths);
  const old = filesAt(commit, STORED);
  const write = (name: string, part: 'before' | 'after' | 'difference', content: Buffer) => {
    const file = join(folder, `${name}-${part}${EXTENSION}`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };

  const pictures: ChangedPicture[] = [];
  const add = (path: string, kind: Kind, { share = 0, resized = false } = {}) =>
    pictures.push({ ...namesIn(path), kind, share, resized });
  for (const [index, path] of paths.entries()) {
    const before = old.get(path);
    if (before === hashes[index]) continue;
    const after = readFileSync(join(ROOT, path));
    const { name } = namesIn(path);
    if (before === undefined) {
      write(name, 'after', after);
      add(path, 'new');
      continue;
    }
    const content = contentOf(before);
    const difference = compare(content, after);
    if (difference === undefined) continue;
    write(name, 'before', content);
    write(name, 'after', after);
    write(name, 'difference', difference.picture);
    add(path, 'changed', difference);
  }
  const existing = new Set(paths);
  for (const [path, hash] of old) {
    if (!path.endsWith(EXTENSION) || existing.has(path)) continue;
    write(namesIn(path).name, 'before', contentOf(hash));
    add(path, 'removed');
  }
  return { pictures, compared: new Set([...paths, ...old.keys()]).size };
}

/** Takes the name of a stored screenshot apart: `screenshots/toys-toycard/default-dark.png`, see `nameOf`. */
function namesIn(path: string) {
  const name = path.slice(STORED.length + 1, -EXTENSION.length);
  const [, component = '', story = '', mode = ''] =
    /^(.*)\/(.*)-(light|dark|forced-colors|w320)$/.exec(name) ?? [];
  return { name, storyId: `${component}--${story}`, mode };
}
