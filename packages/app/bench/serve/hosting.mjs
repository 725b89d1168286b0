import { globExpression } from './globs.mjs';

/**
 * @typedef {object} Hosting what firebase.json says of hosting
 * @property {string} [public]
 * @property {unknown} [predeploy]
 * @property {unknown} [ignore]
 * @property {boolean} [cleanUrls]
 * @property {boolean} [trailingSlash]
 * @property {{ source: string, destination: string }[]} [rewrites]
 * @property {{ source: string, headers: { key: string, value: string }[] }[]} [headers]
 */

const KNOWN = [
  'public',
  'predeploy',
  'ignore',
  'cleanUrls',
  'trailingSlash',
  'rewrites',
  'headers',
];

/** @typedef {{ file: string, status: 200 | 404 } | { redirect: string } | undefined} Answer */

/**
 * Finds what Firebase Hosting would serve for a path: a file, a folder's page, a page without its
 * `.html`, what a rewrite names, or the page for what is missing.
 * @param {Hosting} hosting
 * @param {(path: string) => boolean} isFile
 * @returns {(path: string) => Answer}
 * @throws {Error} when the settings have something this does not know
 */
export function hostingRules(hosting, isFile) {
  const unknown = Object.keys(hosting).filter((key) => !KNOWN.includes(key));
  if (unknown.length > 0) {
    throw new Error(`The benchmark's server does not know hosting.${unknown.join(', hosting.')}.`);
  }
  const { cleanUrls = false, trailingSlash } = hosting;
  const rewrites = (hosting.rewrites ?? []).map(({ source, destination }) => {
    return { matches: globExpression(source), destination };
  });

  /** @param {string} path @returns {Answer} */
  function fileFor(path) {
    if (!path.endsWith('/') && isFile(path)) {
      if (!cleanUrls || !path.endsWith('.html')) return { file: path, status: 200 };
      return { redirect: path.replace(/(?:index)?\.html$/, '') || '/' };
    }
    const bare = path.replace(/\/+$/, '');
    const index = `${bare}/index.html`;
    const page = cleanUrls && isFile(`${bare}.html`) ? `${bare}.html` : index;
    if (!isFile(page)) return undefined;
    const wantsSlash = trailingSlash ?? (page === index && !cleanUrls);
    if (bare !== '' && wantsSlash !== path.endsWith('/')) {
      return { redirect: wantsSlash ? `${bare}/` : bare };
    }
    return { file: page, status: 200 };
  }

  return (path) => {
    const found = fileFor(path);
    if (found) return found;
    const rewrite = rewrites.find(({ matches }) => matches.test(path));
    if (rewrite) return { file: rewrite.destination, status: 200 };
    return isFile('/404.html') ? { file: '/404.html', status: 404 } : undefined;
  };
}

/**
 * The headers that the settings add for a path.
 * @param {Hosting} hosting
 * @returns {(path: string) => Record<string, string>}
 */
export function hostingHeaders({ headers = [] }) {
  const rules = headers.map((rule) => ({ ...rule, matches: globExpression(rule.source) }));
  return (path) =>
    Object.fromEntries(
      rules
        .filter(({ matches }) => matches.test(path))
        .flatMap((rule) => rule.headers.map(({ key, value }) => [key.toLowerCase(), value])),
    );
}
