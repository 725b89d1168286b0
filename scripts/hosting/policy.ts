/** A Content-Security-Policy: the sources that each directive allows. */
export type Policy = Map<string, string[]>;

/** What is to be allowed beside that, by directive. */
export type Sources = Partial<Record<string, readonly string[]>>;

/**
 * Reads a Content-Security-Policy as the header has it.
 * @throws {Error} on a directive that is there twice: browsers ignore the second one
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

/** Writes a Content-Security-Policy. */
export function policyText(policy: Policy): string {
  return [...policy].map(([directive, sources]) => [directive, ...sources].join(' ')).join('; ');
}

/**
 * A policy that allows some more. A directive that was not there begins with these sources alone, no longer with
 * those of `default-src`.
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

/** Sources of several places in one. */
export function joinSources(all: readonly Sources[]): Sources {
  const directives = new Set(all.flatMap((sources) => Object.keys(sources)));
  return Object.fromEntries(
    [...directives].map((directive) => [
      directive,
      [...new Set(all.flatMap((sources) => sources[directive] ?? []))],
    ]),
  );
}
