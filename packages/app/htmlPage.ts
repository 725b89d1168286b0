import type { Manifest, ManifestChunk } from 'vite';
import type { PageContent } from './src/prerender.tsx';

/** The letters that every page is set in; others come when a text needs them. */
const EARLY_FONTS = /(?:figtree|fredoka)-latin-wght-normal-[^/]*\.woff2$/;

/** The first picture that is to be fetched at once, in its best format. */
const FIRST_PICTURE =
  /<source type="image\/avif" srcSet="([^"]+)" sizes="([^"]+)"\/?><img [^>]*fetchPriority="high"/;

/**
 * Puts a drawn page into the built `index.html`, with what it opens with named in its head: its picture, its
 * fonts, its styles, and after all these its code.
 * @param screen the source of the page's screen, as the manifest names it
 * @throws {Error} when the template or the manifest is not as expected
 */
export function htmlPage(
  template: string,
  { title, route, html, data }: PageContent,
  manifest: Manifest,
  screen: string | undefined,
): string {
  const chunks = screen === undefined ? [] : chunksOf(manifest, screen);
  const isNew = (file: string) => !template.includes(`"/${file}"`);
  const styles = new Set(chunks.flatMap(({ css = [] }) => css).filter(isNew));
  const code = chunks.map(({ file }) => file).filter(isNew);
  const first = [
    ...pictureLinks(html),
    ...earlyFonts(manifest).map((file) => link('preload', file, ' as="font" type="font/woff2"')),
  ];
  const last = [
    ...[...styles].map((file) => link('stylesheet', file)),
    ...code.map((file) => link('modulepreload', file)),
  ];
  const address = route === undefined ? '' : ` data-route="${route}"`;
  const replacements: [string, string][] = [
    [/<title>.*<\/title>/.exec(template)?.[0] ?? '<title>', `<title>${title}</title>`],
    ['<script type="module"', `${first.join('\n    ')}\n    <script type="module"`],
    ['</head>', `${last.join('\n    ')}\n  </head>`],
    ['<div id="root"></div>', `<div id="root"${address}>${html}</div>${data}`],
  ];
  return codeLast(replacements.reduce(replaceOnce, template));
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

function link(rel: string, file: string, attributes = ''): string {
  return `<link rel="${rel}"${attributes} crossorigin href="/${file}">`;
}

function replaceOnce(page: string, [place, words]: [string, string]): string {
  const parts = page.split(place);
  if (parts.length !== 2) throw new Error(`index.html should have ${place} once.`);
  return parts.join(words);
}

/** Browsers fetch modules as eagerly as styles, unless told that what is looked at comes first. */
function codeLast(page: string): string {
  return page.replaceAll(
    /<(script type="module"|link rel="modulepreload")/g,
    '<$1 fetchpriority="low"',
  );
}
