import { inlineSources } from './inline.mjs';
import { joinSources, parsePolicy, policyText, withSources } from './policy.mjs';

/** @typedef {import('./policy.mjs').Sources} Sources */

/** @typedef {{ source: string, headers: { key: string, value: string }[] }} HeaderRule */

/**
 * @typedef {object} Hosting as far as it is read here
 * @property {HeaderRule[]} headers
 * @property {unknown} [predeploy]
 */

/** What firebase.json says of all that is served. Only its policy is one of pages. */
const EVERYTHING = '**';

/** How it names a folder whose files may be kept. */
const FOLDER = /^(\/.+\/)\*\*$/;

/** What a file may be called, to be named in a rule: nothing that would be read as a pattern. */
const PLAIN = /^[\w./-]+$/;

/**
 * The hosting settings of firebase.json with what only a build knows: what its pages need to be allowed, and which
 * files are in a folder.
 * @template {Hosting} Settings
 * @param {Settings} hosting
 * @param {object} build
 * @param {readonly string[]} build.pages the HTML of each page
 * @param {readonly string[]} build.files the paths of all files, such as `/assets/index-D09799TS.js`
 * @param {Sources} build.sources what the shop talks to
 * @returns {Settings}
 * @throws {Error} when a page cannot be allowed or a file not be named
 */
export function completeHosting(hosting, { pages, files, sources }) {
  const additions = joinSources([...pages.map(inlineSources), sources]);
  const { predeploy: _, ...settings } = hosting; // it keeps firebase.json from being deployed as it is
  return /** @type {Settings} only a guard was left out */ ({
    ...settings,
    headers: hosting.headers.flatMap((rule) => completeRule(rule, additions, files)),
  });
}

/**
 * @param {HeaderRule} rule
 * @param {Sources} additions
 * @param {readonly string[]} files
 * @returns {HeaderRule[]}
 */
function completeRule({ source, headers }, additions, files) {
  const complete = headers.map(({ key, value }) =>
    source === EVERYTHING && key === 'Content-Security-Policy'
      ? { key, value: policyText(withSources(parsePolicy(value), additions)) }
      : { key, value },
  );
  const folder = FOLDER.exec(source)?.[1];
  // The host would say "keep it" of the answer that a file is missing, too.
  const sources = folder === undefined ? [source] : patternsOf(folder, files);
  return sources.map((pattern) => ({ source: pattern, headers: complete }));
}

/**
 * Patterns that fit the files of a folder and nothing else: one for each folder in it, for there may be hundreds of
 * files.
 * @param {string} folder
 * @param {readonly string[]} files
 */
function patternsOf(folder, files) {
  const own = files.filter((file) => file.startsWith(folder));
  const odd = own.find((file) => !PLAIN.test(file));
  if (odd !== undefined) throw new Error(`No rule can name the file ${odd}: rename it.`);
  const folders = new Set(own.map(folderOf));
  return [...folders].map((inner) => {
    const names = own.filter((file) => folderOf(file) === inner);
    return `${inner}@(${names.map((file) => file.slice(inner.length)).join('|')})`;
  });
}

/** @param {string} file */
const folderOf = (file) => file.slice(0, file.lastIndexOf('/') + 1);
