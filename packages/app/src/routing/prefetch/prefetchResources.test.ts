import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mayPrefetch, picturePrefetcher, screenBehind } from './prefetchResources.ts';

test.each([
  [undefined, true], // Firefox and Safari do not report it
  [{}, true],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '3g', saveData: false }, true],
  [{ effectiveType: '4g', saveData: true }, false],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
])('on the connection %j: %s', (connection, may) => {
  vi.stubGlobal('navigator', { connection });
  expect(mayPrefetch()).toBe(may);
  vi.unstubAllGlobals();
});

test.each([
  ['/alltoy', false, '/alltoy'],
  ['/alltoy?stock=1#7', false, '/alltoy'],
  ['/toys/7', true, '/toys/:toyId'],
  ['/toys/7', false, '/login'],
  ['/myprofile', false, '/login'],
])('the screen behind %s, signed in: %s, is %s', (href, isSignedIn, path) => {
  expect(screenBehind(href, isSignedIn)?.path).toBe(path);
});

const picture = (name: string) => `/pictures/${name}-640.avif`;
let requested: string[] = [];

beforeEach(() => {
  requested = [];
  vi.stubGlobal(
    'Image',
    class {
      set srcset(value: string) {
        requested.push(value);
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

test('requests a picture once, in the best format and with every width', () => {
  const prefetchPicture = picturePrefetcher();
  prefetchPicture(picture('bear'));
  prefetchPicture(picture('bear'));
  expect(requested).toEqual([
    '/pictures/bear-320.avif 320w, /pictures/bear-640.avif 640w, /pictures/bear-960.avif 960w',
  ]);
});

test('does not request pictures of other sites, which may be of any size', () => {
  picturePrefetcher()('https://toys.example/bear.jpg');
  expect(requested).toEqual([]);
});

test('requests at most eight pictures per page', () => {
  const prefetchPicture = picturePrefetcher();
  for (let toy = 0; toy < 20; toy += 1) prefetchPicture(picture(`toy-${toy}`));
  expect(requested).toHaveLength(8);
});
