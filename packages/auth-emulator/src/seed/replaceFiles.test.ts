import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { seedFiles } from './readSeed.ts';
import { replaceFiles } from './replaceFiles.ts';

/* Saving replaces all files of a seed, or none, and nothing outside of its folder. */

const ACCOUNTS = 'auth_export/accounts.json';
const CONFIG = 'auth_export/config.json';
const usersFile = (...users: object[]) => JSON.stringify({ users });

let folder: string;
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const replace = (files: Record<string, string>) =>
  replaceFiles(folder, new Map(Object.entries(files)));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'replaced-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  replace({ [ACCOUNTS]: usersFile() });
});

test('writes new files and replaces others, and leaves nothing else', () => {
  replace({ [ACCOUNTS]: usersFile({ localId: 'ann' }), [CONFIG]: '{}' });
  expect(read(ACCOUNTS)).toBe(usersFile({ localId: 'ann' }));
  expect(readdirSync(folder)).toEqual(['auth_export']);
  expect(readdirSync(join(folder, 'auth_export'))).toEqual(['accounts.json', 'config.json']);
});

test.each([
  ['email', { email: 'no address' }, 'write an e-mail address instead of "no address"'],
  ['tenantId', { tenantId: 'my tenant' }, 'write letters, digits and hyphens'],
])('writes nothing if a start would refuse the %s of an account', (field, account, rule) => {
  const files = { [CONFIG]: '{}', [ACCOUNTS]: usersFile({ localId: 'ann', ...account }) };
  expect(() => replace(files)).toThrow(
    `Nothing was saved in ${folder}: ${seedFiles(folder).accounts} is not as expected at users.0.${field}: ${rule}`,
  );
  expect(readdirSync(join(folder, 'auth_export'))).toEqual(['accounts.json']);
  expect(read(ACCOUNTS)).toBe(usersFile());
});

test('restores the files that it has replaced if another one cannot be written', () => {
  const blocked = join(folder, 'firebase-export-metadata.json');
  mkdirSync(blocked);
  const files = {
    [ACCOUNTS]: usersFile({ localId: 'ann' }),
    'firebase-export-metadata.json': '{}',
  };
  expect(() => replace(files)).toThrow(`Nothing was saved in ${folder}: `);
  expect(read(ACCOUNTS)).toBe(usersFile());
  expect(readdirSync(folder)).toEqual(['auth_export', 'firebase-export-metadata.json']);
});

test('writes nothing outside of the folder, by a path or through a link', () => {
  const outside = mkdtempSync(join(tmpdir(), 'outside-'));
  onTestFinished(() => rmSync(outside, { recursive: true }));
  expect(() => replace({ '../outside.json': '{}' })).toThrow('is outside of the folder.');
  const secret = join(outside, 'secret.json');
  for (const target of [secret, join(outside, 'new.json')]) {
    writeFileSync(secret, usersFile());
    rmSync(join(folder, ACCOUNTS));
    symlinkSync(target, join(folder, ACCOUNTS));
    expect(() => replace({ [ACCOUNTS]: usersFile({ localId: 'ann' }) })).toThrow('is a link.');
    expect(readdirSync(outside)).toEqual(['secret.json']);
    expect(readFileSync(secret, 'utf8')).toBe(usersFile());
  }
  rmSync(secret);
  rmSync(join(folder, 'auth_export'), { recursive: true });
  symlinkSync(outside, join(folder, 'auth_export'), 'junction');
  expect(() => replace({ [ACCOUNTS]: usersFile() })).toThrow('is outside of the folder.');
  expect(readdirSync(outside)).toEqual([]);
});
