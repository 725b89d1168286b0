import type { Manifest, ManifestChunk } from 'vite';
import { CHUNKS_ELEMENT_ID } from '../src/loading/chunksElement.ts';
import { codeStart } from './codeStart.ts';
import { isIn } from './fonts/characters.ts';
import { lateModules } from './lateChunks.ts';
import type { PrerenderedPage } from './prerender.tsx';

/** The bundler's output for browsers. */
export interface Bundle {
  manifest: Manifest;
  /** Returns the text of one of its files. */
  read: (file: string) => string;
}

/** The app's entry, as the manifest and `index.html` name it. */
export const ENTRY = 'src/main.tsx';

/** The font subsets that pages preload. */
const SUBSET_FONT = /url\(["']?\/?([^"')]+-subset-[^"')/]*\.woff2)/;
/** A large alphabet has more parts than a page should request before its code. */
const MAX_PRELOADS = 8;

/**
 * Puts a prerendered page into the app's `index.html`. Its styles are inlined; its pictures and fonts are preloaded before the
 * script that reads localStorage, which a phone waits for. Its code comes last and starts after the first paint, with a low
 * priority, as the first picture may still be on its way.
 * @throws {Error} when the template or the manifest is not as expected
 */
export function htmlPage(
  template: string,
  { manifest, read }: Bundle,
  { route, modules, head, body, data }: PrerenderedPage,
): string {
  const entry = chunkOf(manifest, ENTRY);
  const chunks = new Set([ENTRY, ...modules].flatMap((source) => withImports(manifest, source)));
  const styles = new Set([...chunks].flatMap(({ css = [] }) => css));
  const css = [...styles].map((file) => read(file).trim()).join('');
  const elements = [
    head,
    '<link rel="license" href="/licences.txt">',
    ...subsetFonts(css, head + body).map(
      (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`,
    ),
    `<style>${css}</style>`,
    // Vite's preload helper finds these and skips the styles. Browsers do not fetch a stylesheet of an unknown type.
    ...[...styles].map((file) => `<link rel="stylesheet" type="text/inlined" href="/${file}">`),
  ];
  const scripts = [
    `<script type="module" crossorigin fetchpriority="low" src="/${entry.file}"></script>`,
    ...[...chunks]
      .filter((chunk) => chunk !== entry)
      .map(
        ({ file }) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`,
      ),
  ];
  const code = `${jsonElement(chunkUrls(manifest))}\n${codeStart(scripts)}`;
  const routeAttribute = route === undefined ? '' : ` data-route="${route}"`;
  return (
    [
      [`<script type="module" src="/${ENTRY}"></script>`, code],
      ['<!--app-head-->', elements.join('\n')],
      ['<div id="root"></div>', `<div id="root"${routeAttribute}>${body}</div>${data}`],
    ] as const
  ).reduce(replaceOnce, template);
}

function chunkOf(manifest: Manifest, source: string): ManifestChunk {
  const chunk = manifest[source];
  if (chunk === undefined) throw new Error(`The build has no ${source}.`);
  return chunk;
}

/** Returns a chunk after everything that it imports: the order of their styles. */
function withImports(manifest: Manifest, source: string): ManifestChunk[] {
  const chunk = chunkOf(manifest, source);
  return [...(chunk.imports ?? []).flatMap((name) => withImports(manifest, name)), chunk];
}

/** Returns the font subsets that a page shows characters of, the ones with the most of them first. */
function subsetFonts(css: string, html: string): string[] {
  const characters = [...new Set(html)];
  const faces = [...css.matchAll(/@font-face\s*\{[^}]+\}/g)].flatMap(([face]) => {
    const [, file] = SUBSET_FONT.exec(face) ?? [];
    const shown = characters.filter(isIn(/unicode-range:([^;}]+)/.exec(face)?.[1] ?? '')).length;
    return file !== undefined && shown > 0 ? [{ file, shown }] : [];
  });
  const files = faces.toSorted((a, b) => b.shown - a.shown).map(({ file }) => file);
  return [...new Set(files)].slice(0, MAX_PRELOADS);
}

/** Returns the URLs of all late chunks by their modules, for `importWithRetry`. */
function chunkUrls(manifest: Manifest): Record<string, string> {
  return Object.fromEntries(
    lateModules(manifest).map((source) => [source, `/${chunkOf(manifest, source).file}`]),
  );
}

function jsonElement(urls: Record<string, string>): string {
  return `<script type="application/json" id="${CHUNKS_ELEMENT_ID}">${JSON.stringify(urls)}</script>`;
}

function replaceOnce(page: string, [place, content]: readonly [string, string]): string {
  const parts = page.split(place);
  if (parts.length !== 2) throw new Error(`index.html should have ${place} once.`);
  return parts.join(content);
}
