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

/** What it says of files whose names change with their content. */
const HASHED = '/assets/**';

/**
 * The hosting settings of firebase.json with what only a build knows: what its pages need to be allowed, and which
 * files have a name of their own for ever.
 * @template {Hosting} Settings
 * @param {Settings} hosting
 * @param {object} build
 * @param {readonly string[]} build.pages the HTML of each page
 * @param {readonly string[]} build.hashed the paths of those files, such as `/assets/index-D09799TS.js`
 * @param {Sources} build.sources what the shop talks to
 * @returns {Settings}
 */
export function completeHosting(hosting, { pages, hashed, sources }) {
  const additions = joinSources([...pages.map(inlineSources), sources]);
  const { predeploy: _, ...settings } = hosting; // it keeps firebase.json from being deployed as it is
  return /** @type {Settings} only a guard was left out */ ({
    ...settings,
    headers: hosting.headers.flatMap((rule) => completeRule(rule, additions, hashed)),
  });
}

/**
 * @param {HeaderRule} rule
 * @param {Sources} additions
 * @param {readonly string[]} hashed
 * @returns {HeaderRule[]}
 */
function completeRule({ source, headers }, additions, hashed) {
  const complete = headers.map(({ key, value }) =>
    source === EVERYTHING && key === 'Content-Security-Policy'
      ? { key, value: policyText(withSources(parsePolicy(value), additions)) }
      : { key, value },
  );
  // The host would say "for ever" of the answer that a file is missing, too.
  const paths = source === HASHED ? hashed : [source];
  return paths.map((path) => ({ source: path, headers: complete }));
}
