import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { accountsOfBuild, markBuild, requireOutputFolder, shopOfBuild } from './outputFolder.ts';

const scratch = mkdtempSync(join(tmpdir(), 'output-'));
afterAll(() => rmSync(scratch, { recursive: true }));

function folderWith(...files: string[]): string {
  const folder = mkdtempSync(join(scratch, 'folder-'));
  for (const file of files) writeFileSync(join(folder, file), 'mine');
  return folder;
}

test('accepts a new folder, an empty one, and one with an earlier build', () => {
  expect(() => requireOutputFolder(join(scratch, 'new'))).not.toThrow();
  expect(() => requireOutputFolder(folderWith())).not.toThrow();
  const built = folderWith('index.html');
  markBuild(built, 'bear-shop', 'bears');
  expect(() => requireOutputFolder(built)).not.toThrow();
});

test('accepts the folders of builds, marked or not', () => {
  for (const name of ['dist', 'dist-deploy', 'dist-preview']) {
    expect(() => requireOutputFolder(join(import.meta.dirname, '..', name))).not.toThrow();
  }
});

test.each([
  ['the app', () => join(import.meta.dirname, '..')],
  ['a folder with another file', () => folderWith('paper.txt')],
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
])('rejects %s', (_, folder) => {
  expect(() => requireOutputFolder(folder())).toThrow(/Name a new or an empty folder/);
});

const LIMIT = 12_000; // ms: under load, Node 24.21 may wait for its own threads when a process that has failed ends

test('makes the build fail without deleting anything', () => {
  const folder = folderWith('paper.txt');
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'build.ts'), '--outDir', folder],
    { encoding: 'utf8', timeout: LIMIT, killSignal: 'SIGKILL' },
  );
  expect(status).not.toBe(0);
  expect(stderr).toContain('Name a new or an empty folder');
  expect(readdirSync(folder)).toEqual(['paper.txt']);
});

test('reads the project and the shop of a build, and nothing from other folders', () => {
  const folder = folderWith();
  expect(accountsOfBuild(folder)).toBeUndefined();
  markBuild(folder, 'bear-shop', 'bears');
  expect(accountsOfBuild(folder)).toBe('bear-shop');
  expect(shopOfBuild(folder)).toBe('bears');
});
