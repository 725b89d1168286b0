import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../command/programs.ts';
import { changedApi } from './apiChanges.ts';
import { prepareBase } from './baseTree.ts';
import { classify, comparePictures } from './comparePictures.ts';
import { findDependents, findUnseen } from './dependents.ts';
import { type Base, branchName, changedFiles } from './git.ts';
import { readImports } from './imports.ts';
import { renderStories, type StoryNames, storiesIn } from './render.ts';
import type { Review } from './summary.ts';
import { changedTokens } from './tokenChanges.ts';

const STORIES = '{packages/*/src/**,.storybook/theme}/*.stories.tsx';
const REPORTS = 'packages/*/api/*.api.md';
const KIT = 'packages/ui/src/tokens.css';
const SHEETS = [KIT, 'packages/app/shops/*/brand.css', 'packages/ui/tokens/brands/*.css'];

/**
 * Compares the working tree with a commit: the pictures of the stories that depend on a changed file, the stored API reports
 * and the tokens.
 * @param only a part of the names of the stories or components to render, instead of all that depend on a change
 * @param folder for the base and the page, with the pictures that it shows
 * @throws {Error} if no story's name matches, or a side cannot be rendered
 */
export async function compareBranch(
  base: Base,
  only: string | undefined,
  folder: string,
): Promise<Review> {
  const tree = join(folder, 'base');
  const page = join(folder, 'page');
  rmSync(page, { recursive: true, force: true });
  await prepareBase(base.commit, tree);
  const storyFiles = filesIn([tree, ROOT], [STORIES]);
  const [before, after] = [readImports(tree), readImports(ROOT)];
  const reach = (file: string) => new Set([...before(file), ...after(file)]);
  const dependents = findDependents(changedFiles(base.commit), storyFiles, reach);
  const files = new Set([...dependents.values()].flat());

  const isWanted = ({ title, name }: StoryNames) =>
    `${title}, ${name}`.toLowerCase().includes((only ?? '').toLowerCase());
  const wanted = storyFiles.filter((file) =>
    [tree, ROOT].some((root) => storiesIn(root, file).some(isWanted)),
  );
  if (wanted.length === 0) throw new Error(`There is no story or component “${only}”.`);
  const render = async (root: string, side: string) => {
    const chosen = wanted.filter((path) => files.has(path) && existsSync(join(root, path)));
    console.log(
      `Rendering stories ${side} the change, from ${chosen.length} of ${storyFiles.length} files …`,
    );
    return (await renderStories(root, chosen, join(page, side))).filter(isWanted);
  };
  const rendered = [await render(tree, 'before'), await render(ROOT, 'after')] as const;

  const differences = join(page, 'difference');
  const compared = classify(...rendered, (file) => {
    const [old = '', now = ''] = ['before', 'after'].map((side) => join(page, side, file));
    const difference = comparePictures(readFileSync(old), readFileSync(now));
    if (difference) {
      mkdirSync(dirname(join(differences, file)), { recursive: true });
      writeFileSync(join(differences, file), difference.picture);
    } else for (const path of [old, now]) rmSync(path);
    return difference?.share;
  });
  const read = (root: string, path: string) =>
    existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';
  const bothOf = (path: string): [string, string] => [read(tree, path), read(ROOT, path)];
  const differing = new Set(
    compared.pictures.flatMap(({ kind, id }) => (kind === 'same' ? [] : [id])),
  );
  const differs = (path: string) =>
    [tree, ROOT].some((root) => storiesIn(root, path).some(({ id }) => differing.has(id)));
  const independent = storyFiles.filter((path) => !files.has(path));
  return {
    branch: branchName(),
    base: `${base.name} (${base.commit.slice(0, 8)})`,
    cause: [...dependents].find(([, paths]) => paths === storyFiles)?.[0],
    unseen: findUnseen(dependents, new Map(wanted.map((path) => [path, differs(path)]))),
    ...{ only, ...compared },
    independent: independent.flatMap((path) => storiesIn(ROOT, path)).length,
    api: filesIn([tree, ROOT], [REPORTS]).flatMap((report) =>
      changedApi(...bothOf(report)).map((change) => ({ report, ...change })),
    ),
    tokens: filesIn([tree, ROOT], SHEETS).flatMap((sheet) =>
      changedTokens(...bothOf(sheet), bothOf(KIT)).map((change) => ({ sheet, ...change })),
    ),
  };
}

/** Returns the paths of files that exist in one of the folders. */
function filesIn(roots: string[], patterns: string[]): string[] {
  const paths = roots.flatMap((root) => globSync(patterns, { cwd: root }));
  return [...new Set(paths.map((path) => path.replaceAll('\\', '/')))]
    .filter((path) => !path.endsWith('AllStates.stories.tsx')) // each state has a story of its own
    .sort();
}
