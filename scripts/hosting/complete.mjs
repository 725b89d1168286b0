import { inlineSources } from './inline.mjs';
import { joinSources, parsePolicy, policyText, withSources } from './policy.mjs';

/** @typedef {import('./policy.mjs').Sources} Sources */

/** @typedef {import('./targets.mjs').Target} Target */

/** @typedef {{ key: string, value: string }} Header */

/** @typedef {{ source: string, headers: Header[] }} HeaderRule */

/**
 * @typedef {object} Hosting as far as it is read here
 * @property {HeaderRule[]} headers
 * @property {unknown} [predeploy]
 */

/** What firebase.json says of all that is served. Only its policy is one of pages. */
const EVERYTHING = '**';

const POLICY = 'Content-Security-Policy';

/** The page of e-mail links: its address holds a code, and a report holds the address. */
const EMAIL_LINK = '/auth/action';

/** What the policy calls the place that its reports are sent to. */
const ENDPOINT = 'policy';

/** How it names a folder whose files may be kept. */
const FOLDER = /^(\/.+\/)\*\*$/;

/** What a file may be called, to be named in a rule: nothing that would be read as a pattern. */
const PLAIN = /^[\w./-]+$/;

/**
 * The hosting settings of firebase.json with what only a build knows: what its pages need to be allowed, and which
 * files are in a folder; without what is for https, where that is not spoken.
 * @template {Hosting} Settings
 * @param {Settings} hosting
 * @param {object} build
 * @param {readonly string[]} build.pages the HTML of each page
 * @param {readonly string[]} build.files the paths of all files, such as `/assets/index-D09799TS.js`
 * @param {Target} build.target where the shop is served
 * @returns {Settings}
 * @throws {Error} when a page cannot be allowed or a file not be named
 */
export function completeHosting(hosting, { pages, files, target }) {
  const additions = joinSources([...pages.map(inlineSources), target.sources]);
  const { predeploy: _, ...settings } = hosting; // it keeps firebase.json from being deployed as it is
  return /** @type {Settings} only a guard was left out */ ({
    ...settings,
    headers: hosting.headers.flatMap((rule) =>
      rule.source === EVERYTHING
        ? rulesOfPages(rule.headers, additions, target)
        : namedRules(rule, files),
    ),
  });
}

/**
 * @param {Header[]} headers
 * @param {Sources} additions
 * @param {Target} target
 * @returns {HeaderRule[]}
 */
function rulesOfPages(headers, additions, { https, reportUrl }) {
  const isOfPolicy = (/** @type {Header} */ { key }) => key === POLICY;
  const complete = headers
    .filter(({ key }) => https || key !== 'Strict-Transport-Security')
    .map(({ key, value }) => {
      if (key !== POLICY) return { key, value };
      const policy = withSources(parsePolicy(value), additions);
      if (!https) policy.delete('upgrade-insecure-requests');
      return { key, value: policyText(policy) };
    });
  if (!reportUrl) return [{ source: EVERYTHING, headers: complete }];
  const url = new URL(reportUrl).href.replaceAll(';', '%3B').replaceAll(',', '%2C');
  const reported = complete.map((header) =>
    isOfPolicy(header)
      ? { ...header, value: `${header.value}; report-uri ${url}; report-to ${ENDPOINT}` }
      : header,
  );
  return [
    {
      source: EVERYTHING,
      headers: [...reported, { key: 'Reporting-Endpoints', value: `${ENDPOINT}="${url}"` }],
    },
    { source: EMAIL_LINK, headers: complete.filter(isOfPolicy) },
  ];
}

/**
 * @param {HeaderRule} rule
 * @param {readonly string[]} files
 * @returns {HeaderRule[]}
 */
function namedRules({ source, headers }, files) {
  const folder = FOLDER.exec(source)?.[1];
  // The host would say "keep it" of the answer that a file is missing, too.
  const sources = folder === undefined ? [source] : patternsOf(folder, files);
  return sources.map((pattern) => ({ source: pattern, headers }));
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
