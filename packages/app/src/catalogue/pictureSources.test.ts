import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import toys from '../../public/toy.json';
import { pictureSources } from './pictureSources.ts';

test('every file named for a shop picture exists', () => {
  for (const { pictureURL } of toys) {
    const { src, srcSet = '', sources = [] } = pictureSources(pictureURL);
    const sets = [srcSet, ...sources.map((source) => source.srcSet)];
    const files = [
      src,
      ...sets.flatMap((set) => set.split(', ').map((entry) => entry.split(' ')[0])),
    ];
    expect(files).toHaveLength(7);
    for (const file of files) expect(existsSync(`packages/app/public${file}`), file).toBe(true);
  }
});

test.each(['https://elsewhere.example/a-640.avif', '/photos/me.png', '/pictures/bear.svg'])(
  '%s stands for itself',
  (url) => {
    expect(pictureSources(url)).toEqual({ src: url });
  },
);
