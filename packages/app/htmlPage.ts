import type { Manifest, ManifestChunk } from 'vite';
import { drawnStyles } from './drawnStyles.ts';
import type { PageContent } from './src/prerender.tsx';

/** What the bundler made. */
export interface Bundle {
  /** The built `index.html`. */
  template: string;
  manifest: Manifest;
  /** The text of one of its files. */
  read: (file: string) => string;
}

/** The letters that every page is set in; others come when a text needs them. */
const EARLY_FONTS = /(?:figtree|fredoka)-early-[^/]*\.woff2$/;

/** The first picture that is to be fetched at once, in its best format. */
const FIRST_PICTURE =
  /<source type="image\/avif" srcSet="([^"]+)" sizes="([^"]+)"\/?><img [^>]*fetchPriority="high"/;

const STYLESHEET = /\s*<link rel="stylesheet" crossorigin href="\/([^"]+)">/g;
const CODE = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g;

/**
 * Puts a drawn page into the built `index.html`. Its styles are in it, so that one answer is enough to draw it;
 * its first picture and its fonts are named next, its code last.
 * @param sources what the page needs the code of, as the manifest names it; none for the shell
 * @throws {Error} when the template or the manifest is not as expected
 */
export function htmlPage(
  { template, manifest, read }: Bundle,
  { title, route, html: drawn, data }: PageContent,
  sources: readonly string[],
): string {
  const { html, css } = drawnStyles(drawn);
  const chunks = [...new Set(sources.flatMap((source) => chunksOf(manifest, source)))];
  const styles = new Set([...template.matchAll(STYLESHEET)].map(([, file = '']) => file));
  for (const file of chunks.flatMap(({ css = [] }) => css)) styles.add(file);
  const code = [...template.matchAll(CODE)].map(([element]) => element.trim());
  const ownCode = chunks
    .map(({ file }) => file)
    .filter((file) => !template.includes(`"/${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  const head = [
    '<link rel="license" href="/licences.txt">',
    ...pictureLinks(html),
    ...earlyFonts(manifest).map(
      (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`,
    ),
    `<style>${[...styles].map((file) => read(file).trim()).join('')}${css}</style>`,
    ...[...styles].map(takenIn),
    ...[...code, ...ownCode].map(inItsTime),
  ];
  const page = template.replaceAll(STYLESHEET, '').replaceAll(CODE, '');
  const address = route === undefined ? '' : ` data-route="${route}"`;
  return (
    [
      [/<title>.*<\/title>/.exec(page)?.[0] ?? '<title>', `<title>${title}</title>`],
      ['</head>', `  ${head.join('\n    ')}\n  </head>`],
      ['<div id="root"></div>', `<div id="root"${address}>${html}</div>${data}`],
    ] as const
  ).reduce(replaceOnce, page);
}

/** A chunk and all that it imports, in the order of their styles: what is imported comes first. */
function chunksOf(manifest: Manifest, name: string): ManifestChunk[] {
  const chunk = manifest[name];
  if (chunk === undefined) throw new Error(`The build has no ${name}.`);
  const imported = (chunk.imports ?? []).flatMap((other) => chunksOf(manifest, other));
  return [...new Set([...imported, chunk])];
}

function earlyFonts(manifest: Manifest): string[] {
  const fonts = new Set(Object.values(manifest).flatMap(({ assets = [] }) => assets));
  return [...fonts].filter((file) => EARLY_FONTS.test(file));
}

function pictureLinks(html: string): string[] {
  const [, srcSet, sizes] = FIRST_PICTURE.exec(html) ?? [];
  if (srcSet === undefined) return [];
  return [
    `<link rel="preload" as="image" type="image/avif" imagesrcset="${srcSet}" imagesizes="${sizes}" fetchpriority="high">`,
  ];
}

/** Tells Vite's code that a stylesheet is there already. Browsers fetch none of a type that they do not know. */
function takenIn(file: string): string {
  return `<link rel="stylesheet" type="text/taken-in" href="/${file}">`;
}

/** Browsers fetch modules as eagerly as styles, unless told that what is looked at comes first. */
function inItsTime(element: string): string {
  return element.replace(/^<(script|link)/, '<$1 fetchpriority="low"');
}

function replaceOnce(page: string, [place, words]: readonly [string, string]): string {
  const parts = page.split(place);
  if (parts.length !== 2) throw new Error(`index.html should have ${place} once.`);
  return parts.join(words);
}
