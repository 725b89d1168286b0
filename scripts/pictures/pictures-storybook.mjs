import { createHash } from 'node:crypto';
import {
  createReadStream,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { ROOT, run } from '../command/programs.ts';
import { standIn, TOY_PICTURE } from './pictures-stand-in.mjs';

const FOLDER = join(ROOT, '.cache', 'pictures', 'storybook');
const BUILT_FROM = join(FOLDER, 'built-from.txt');

/** What the built Storybook depends on. */
const SOURCES = ['.storybook', 'packages', 'package-lock.json'];
const NO_SOURCE = new Set(['node_modules', 'dist', 'e2e']);

const TYPES = new Map([
  ['.avif', 'image/avif'],
  ['.css', 'text/css'],
  ['.html', 'text/html'],
  ['.js', 'text/javascript'],
  ['.json', 'application/json'],
  ['.png', 'image/png'],
  ['.svg', 'image/svg+xml'],
  ['.webp', 'image/webp'],
  ['.woff2', 'font/woff2'],
]);

/** A mark of the state of all sources: it changes when one of them does. */
function stateOfSources() {
  const state = createHash('sha256');
  /** @param {string} path */
  const add = (path) => {
    const { size, mtimeMs } = statSync(join(ROOT, path));
    state.update(`${path} ${size} ${mtimeMs}\n`);
  };
  for (const source of SOURCES) {
    if (statSync(join(ROOT, source)).isFile()) add(source);
    else walk(source, add);
  }
  return state.digest('hex');
}

/**
 * @param {string} folder
 * @param {(path: string) => void} visit
 */
function walk(folder, visit) {
  for (const entry of readdirSync(join(ROOT, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) visit(path);
    else if (!NO_SOURCE.has(entry.name)) walk(path, visit);
  }
}

/**
 * Builds the Storybook, unless it is built and nothing has changed since.
 */
export async function buildStorybook() {
  const state = stateOfSources();
  if (readBuiltFrom() === state) return { exitCode: 0, output: '' };
  rmSync(BUILT_FROM, { force: true });
  const build = ['build', '--quiet', '--test', '--disable-telemetry', '--output-dir', FOLDER];
  const ended = await run('storybook', build, { quiet: true });
  if (ended.exitCode === 0) writeFileSync(BUILT_FROM, state);
  return ended;
}

function readBuiltFrom() {
  try {
    return readFileSync(BUILT_FROM, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Serves the built Storybook to this machine, on a free port.
 * @returns {Promise<{ port: number, close: () => void }>}
 */
export async function serveStorybook() {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = join(FOLDER, normalize(decodeURIComponent(pathname)));
    if (TOY_PICTURE.test(pathname) && existsSync(file)) {
      response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(standIn(pathname));
      return;
    }
    const stream = createReadStream(file);
    stream.once('open', () => {
      const type = TYPES.get(extname(file)) ?? 'application/octet-stream';
      response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=3600' });
      stream.pipe(response);
    });
    stream.once('error', () => {
      if (response.headersSent) response.destroy();
      else response.writeHead(404).end();
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { port: address.port, close: () => server.close() };
}

/**
 * The stories that have pictures: all without the tag `no-picture`, except those of the foundations and of conformance.
 * @param {string[]} [words] a story's id has one of them in it; all stories if there are none
 * @returns {{ id: string, whole: boolean }[]} `whole` with the tag `whole-page`
 */
export function pictureStories(words = []) {
  const { entries } = JSON.parse(readFileSync(join(FOLDER, 'index.json'), 'utf8'));
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .filter(({ importPath }) => !/\/(foundations|conformance)\//.test(importPath))
    .filter(({ tags }) => !tags.includes('no-picture'))
    .filter(({ id }) => words.length === 0 || words.some((word) => id.includes(word)))
    .map(({ id, tags }) => ({ id, whole: tags.includes('whole-page') }));
}
