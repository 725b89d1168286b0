import { expect, test } from 'vitest';
import { formatsOf } from '../../locale/formats.ts';
import type { PasswordPolicy } from '../PasswordRules/passwordPolicy.ts';
import { passwordRulesLabels } from '../PasswordRules/passwordRulesLabels.ts';
import { listedRules } from './listedRules.ts';

const texts = { labels: passwordRulesLabels, formatCount: formatsOf('en-US', 'USD').formatCount };

const specified = ['8 characters', 'Lowercase', 'Uppercase', 'Number', 'Special character'];

const labels = (policy: PasswordPolicy, value = '') =>
  listedRules(value, policy, texts).map(({ label }) => label);

const met = (policy: PasswordPolicy, value: string) =>
  listedRules(value, policy, texts)
    .filter((rule) => rule.met)
    .map(({ label }) => label);

test.each<[string, PasswordPolicy]>([
  ['nothing', {}],
  ['the same', { minLength: 8, lowercase: true, uppercase: true, number: true, special: true }],
  ['less', { minLength: 6, lowercase: false }],
  ['the same special characters and more', { special: true, allowedSpecial: '^#@$!%*?&()' }],
  ['special characters that it does not ask for', { special: false, allowedSpecial: '!' }],
  ['only special characters that the shop refuses', { special: true, allowedSpecial: '#^' }],
  ['an unreachable length', { maxLength: 4096 }],
])('a provider that asks for %s changes nothing', (_, policy) => {
  expect(labels(policy)).toEqual(specified);
});

test('the stricter of both is listed, the shortest length in its place, the longest after the rest', () => {
  expect(labels({ minLength: 12, maxLength: 20 })).toEqual([
    '12 characters',
    ...specified.slice(1),
    'At most 20 characters',
  ]);
});

test('a longer password meets the longer rule', () => {
  expect(met({ minLength: 12 }, 'ToyBox!2026')).toEqual(specified.slice(1));
  expect(met({ minLength: 12 }, 'ToyBox!20266')).toContain('12 characters');
});

test('an empty password meets no rule, and the maximum length is met until it is passed', () => {
  const policy = { maxLength: 12 };
  expect(met(policy, '')).toEqual([]);
  expect(met(policy, 'ToyBox!20266')).toContain('At most 12 characters');
  expect(met(policy, 'ToyBox!202666')).not.toContain('At most 12 characters');
});

test('an unreachable limit is listed once it is passed', () => {
  expect(labels({ maxLength: 4096 }, 'x'.repeat(4097))).toContain('At most 4096 characters');
});

test('lists the special characters that both rules accept', () => {
  const policy = { special: true, allowedSpecial: '#!?' };
  expect(labels(policy)).toContain('Special character: !?');
  expect(met(policy, '@')).toEqual([]);
  expect(met(policy, '?')).toEqual(['Special character: !?']);
});

test('a policy alone is the only rule, in any alphabet', () => {
  const policy = { minLength: 12, maxLength: 64, uppercase: true, special: true };
  const found = (value: string) =>
    listedRules(value, policy, texts, 'policy').map(({ label, met }) => [label, met]);
  expect(found('')).toEqual([
    ['12 characters', false],
    ['Uppercase', false],
    ['Special character', false],
    ['At most 64 characters', false],
  ]);
  expect(found('Ärger im Wald').every(([, isMet]) => isMet)).toBe(true);
  expect(
    listedRules('a#', { special: true, allowedSpecial: '!?' }, texts, 'policy').map(
      ({ label, met }) => [label, met],
    ),
  ).toEqual([
    ['1 character', true],
    ['Special character: !?', false],
  ]);
});

test('says which rules are the provider\u2019s', () => {
  const policy = { minLength: 12, maxLength: 20, special: true, allowedSpecial: '!' };
  const theirs = listedRules('', policy, texts).filter((rule) => rule.fromProvider);
  expect(theirs.map(({ name }) => name)).toEqual(['length', 'special', 'atMost']);
});
