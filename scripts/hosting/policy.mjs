/** @typedef {Map<string, string[]>} Policy a Content-Security-Policy: the sources that each directive allows */

/** @typedef {Partial<Record<string, readonly string[]>>} Sources what is to be allowed beside that, by directive */

/**
 * Reads a Content-Security-Policy.
 * @param {string} text as the header has it
 * @returns {Policy}
 * @throws {Error} on a directive that is there twice: browsers ignore the second one
 */
export function parsePolicy(text) {
  /** @type {Policy} */
  const policy = new Map();
  for (const part of text.split(';')) {
    const [directive, ...sources] = part.trim().split(/\s+/);
    if (!directive) continue;
    if (policy.has(directive)) throw new Error(`The content policy has ${directive} twice.`);
    policy.set(directive, sources);
  }
  return policy;
}

/**
 * Writes a Content-Security-Policy.
 * @param {Policy} policy
 */
export function policyText(policy) {
  return [...policy].map(([directive, sources]) => [directive, ...sources].join(' ')).join('; ');
}

/**
 * A policy that allows some more. A directive that was not there begins with these sources alone, no longer with
 * those of `default-src`.
 * @param {Policy} policy
 * @param {Sources} additions
 * @returns {Policy}
 */
export function withSources(policy, additions) {
  const wider = new Map(policy);
  for (const [directive, more = []] of Object.entries(additions)) {
    if (more.length === 0) continue;
    const known = (policy.get(directive) ?? []).filter((source) => source !== "'none'");
    wider.set(directive, [...new Set([...known, ...more])]);
  }
  return wider;
}

/**
 * Sources of several places in one.
 * @param {readonly Sources[]} all
 * @returns {Sources}
 */
export function joinSources(all) {
  const directives = new Set(all.flatMap((sources) => Object.keys(sources)));
  return Object.fromEntries(
    [...directives].map((directive) => [
      directive,
      [...new Set(all.flatMap((sources) => sources[directive] ?? []))],
    ]),
  );
}
