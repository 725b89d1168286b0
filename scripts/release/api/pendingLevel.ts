import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../command/programs.ts';

const LEVELS = ['none', 'patch', 'minor', 'major'] as const;

/** How much a version changes, by semantic versioning. */
export type Level = (typeof LEVELS)[number];

/** Returns whether a level is at least another. */
export const isAtLeast = (level: Level, needed: Level) =>
  LEVELS.indexOf(level) >= LEVELS.indexOf(needed);

/** Returns the highest level that changesets have for a package. */
export function levelIn(changesets: string[], packageName: string): Level {
  const levels = changesets.flatMap((text) => {
    const [, header = ''] = /^---\n([\s\S]*?)\n---/.exec(text) ?? [];
    return [...header.matchAll(/^['"]?([^'":]+)['"]?: *(\w+)$/gm)]
      .filter(([, name]) => name === packageName)
      .flatMap(([, , level]) => LEVELS.filter((known) => known === level));
  });
  return LEVELS.findLast((level) => levels.includes(level)) ?? 'none';
}

/** Returns the changesets that no version contains yet. */
export function readChangesets(): string[] {
  const folder = join(ROOT, '.changeset');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}
