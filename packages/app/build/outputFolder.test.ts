import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { accountsOfBuild, markBuild, requireOutputFolder } from './outputFolder.ts';

const scratch = mkdtempSync(join(tmpdir(), 'output-'));
afterAll(() => rmSync(scratch, { recursive: true }));

function folderWith(...files: string[]): string {
  const folder = mkdtempSync(join(scratch, 'folder-'));
  for (const file of files) writeFileSync(join(folder, file), 'mine');
  return folder;
}

test('a build goes into a new folder, an empty one, and where a build was before', () => {
  expect(() => requireOutputFolder(join(scratch, 'new'))).not.toThrow();
  expect(() => requireOutputFolder(folderWith())).not.toThrow();
  const built = folderWith('index.html');
  markBuild(built, 'bear-shop', 'bears');
  expect(() => requireOutputFolder(built)).not.toThrow();
});

test('a build goes into the folders that are for it, marked or not', () => {
  for (const name of ['dist', 'dist-deploy', 'dist-preview']) {
    expect(() => requireOutputFolder(join(import.meta.dirname, '..', name))).not.toThrow();
  }
});

test.each([
  ['the app', () => join(import.meta.dirname, '..')],
  ['a folder of somebody', () => folderWith('paper.txt')],
  ['a hidden file', () => folderWith('.env')],
  ['a page that looks like ours', () => folderWith('index.html', 'licences.txt')],
  ['a file', () => join(folderWith('paper.txt'), 'paper.txt')],
  [
    'a folder with a build inside it',
    () => {
      const folder = folderWith();
      mkdirSync(join(folder, 'dist'));
      markBuild(join(folder, 'dist'), 'bear-shop', 'bears');
      return folder;
    },
  ],
])('%s is no place for a build, and is rejected', (_, folder) => {
  expect(() => requireOutputFolder(folder())).toThrow(/Name a new or an empty folder/);
});

test('the build itself refuses, and deletes nothing', () => {
  const folder = folderWith('paper.txt');
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'build.ts'), '--outDir', folder],
    { encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stderr).toContain('Name a new or an empty folder');
  expect(readdirSync(folder)).toEqual(['paper.txt']);
});

test('a build says which project its accounts are in; other folders say nothing', () => {
  const folder = folderWith();
  expect(accountsOfBuild(folder)).toBeUndefined();
  markBuild(folder, 'bear-shop', 'bears');
  expect(accountsOfBuild(folder)).toBe('bear-shop', 'bears');
});
