import { describe, expect, test } from 'vitest';
import { undeclaredChanges } from './apiReports.ts';
import { compareApi } from './compareApi.ts';
import { levelIn } from './pendingLevel.ts';

const report = (...declarations: string[]) =>
  `## API Report File\n\n\`\`\`ts\n\n${declarations.map((code) => `// @public\n${code}\n\n`).join('')}// (No @packageDocumentation comment for this package)\n\n\`\`\`\n`;

const FUNCTION = 'export function total(lines: readonly Line[]): number;';
const PROPS = 'export interface ButtonProps {\n    // (undocumented)\n    size?: Size;\n}';

const levelOf = (before: string[], after: string[]) =>
  compareApi(report(...before), report(...after)).map(({ level }) => level);

describe('a change of the API', () => {
  test.each([
    ['a removed export', [FUNCTION, PROPS], [PROPS]],
    ['an export that is no longer exported', [PROPS], [PROPS.replace('export ', '')]],
    ['a narrowed parameter', [FUNCTION], [FUNCTION.replace('readonly ', '')]],
    ['a removed member', [PROPS], ['export interface ButtonProps {\n}']],
    ['a member that callers must now give', [PROPS], [PROPS.replace('size?', 'size')]],
    [
      'a new member that callers must give',
      [PROPS],
      [PROPS.replace('    // (', '    color: string;\n    // (')],
    ],
  ])('is breaking: %s', (_, before, after) => {
    expect(levelOf(before, after)).toEqual(['major']);
  });

  test.each([
    ['a new export', [PROPS], [FUNCTION, PROPS]],
    ['an optional member', [PROPS], [PROPS.replace('}', '    color?: string;\n}')]],
    [
      'a member of what callers receive',
      ['export interface Client {\n    a(): void;\n}'],
      ['export interface Client {\n    a(): void;\n    b(): void;\n}'],
    ],
    ['an overload', [FUNCTION], [FUNCTION, 'export function total(): 0;']],
  ])('is an addition: %s', (_, before, after) => {
    expect(levelOf(before, after)).toEqual(['minor']);
  });

  test('ignores comments and what is not exported', () => {
    const internal = 'interface Internal {\n    a: string;\n}';
    expect(levelOf([PROPS, internal], [PROPS.replace('(undocumented)', 'A size.')])).toEqual([]);
  });

  test('needs a changeset of its level', () => {
    const change = [
      { file: 'ui.api.md', checkedIn: report(FUNCTION, PROPS), built: report(PROPS) },
    ];
    expect(undeclaredChanges(change, 'minor')).toEqual([
      'ui.api.md: total was removed; add a major changeset',
    ]);
    expect(undeclaredChanges(change, 'major')).toEqual([]);
  });
});

test('reads the highest level of the changesets of a package', () => {
  const changesets = [
    "---\n'@toystore/ui': minor\n'@toystore/accounts': major\n---\n\nA word\n",
    '---\n"@toystore/ui": patch\n---\n\nAnother word\n',
  ];
  expect(levelIn(changesets, '@toystore/ui')).toBe('minor');
  expect(levelIn(changesets, '@toystore/accounts')).toBe('major');
  expect(levelIn(changesets, '@toystore/storefront')).toBe('none');
});
