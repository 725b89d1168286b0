/*
 * Phrases that read as translated. Each has a shorter one that an engineer would say: "again", "still", "any client",
 * "is invalid as soon as", "simulates", "ensures that", "quarantines".
 */

/** The checked files, as pathspecs of `git ls-files`. */
export const CHECKED = ['*.md', '*.mdx', '*.ts', '*.tsx', '*.mjs', '*.css'];

/** Excluded files: history, the specification, documents generated from test titles, and this list. */
export const UNCHECKED = [
  'CHANGELOG.md',
  'packages/*/CHANGELOG.md',
  'docs/specification.md',
  'packages/auth-emulator/flows.md',
  'packages/auth-emulator/docs/coverage.md',
  'scripts/documents/phrases.ts',
];

/** Patterns without false positives; case-insensitive. */
export const PHRASES: readonly RegExp[] = [
  /\banew\b/i,
  /\bas ever\b/i,
  /\bin vain\b/i,
  /\bof now\b/i,
  /\bwhoever\b/i,
  /\bcounts? no more\b|\bno more once\b/i,
  /\bbrings? about\b|\bbrought about\b/i,
  /\bthe same goes\b/i,
  /\bsees that\b/i,
  /\b(?:put|kept|keeps?|set) aside\b/i,
  /\bas it happens\b/i,
  /\bof its own kind\b/i,
  /\blets? all\b/i,
  /\bthere that are\b|\ball that there\b/i,
  /\b(?:for|to) who\b/i,
];
