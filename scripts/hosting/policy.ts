/** A Content-Security-Policy: the sources that each directive allows. */
export type Policy = Map<string, string[]>;

/** Additional sources to allow, by directive. */
export type Sources = Partial<Record<string, readonly string[]>>;

/**
 * Parses a Content-Security-Policy header.
 * @throws {Error} on a duplicate directive: browsers ignore the second one
 */
export function parsePolicy(text: string): Policy {
  const policy: Policy = new Map();
  for (const part of text.split(';')) {
    const [directive, ...sources] = part.trim().split(/\s+/);
    if (!directive) continue;
    if (policy.has(directive)) throw new Error(`The content policy has ${directive} twice.`);
    policy.set(directive, sources);
  }
  return policy;
}

/** Serializes a Content-Security-Policy. */
export function policyText(policy: Policy): string {
  return [...policy].map(([directive, sources]) => [directive, ...sources].join(' ')).join('; ');
}

/**
 * Returns a policy that allows additional sources. A new directive has only these sources, no longer those of
 * `default-src`.
 */
export function withSources(policy: Policy, additions: Sources): Policy {
  const wider: Policy = new Map(policy);
  for (const [directive, more = []] of Object.entries(additions)) {
    if (more.length === 0) continue;
    const known = (policy.get(directive) ?? []).filter((source) => source !== "'none'");
    wider.set(directive, [...new Set([...known, ...more])]);
  }
  return wider;
}

/** Joins sources. */
export function joinSources(all: readonly Sources[]): Sources {
  const directives = new Set(all.flatMap((sources) => Object.keys(sources)));
  return Object.fromEntries(
    [...directives].map((directive) => [
      directive,
      [...new Set(all.flatMap((sources) => sources[directive] ?? []))],
    ]),
  );
}
