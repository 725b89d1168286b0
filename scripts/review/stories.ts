import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { ROOT } from '../command/programs.ts';
import { contentOf, filesAt } from './git.ts';

/** A story of the working tree or of the commit before. */
export interface Story {
  /** The component's path in the sidebar. */
  title: string;
  story: string;
  /** The story's file in the working tree; undefined if it is removed. */
  file: string | undefined;
}

function storiesIn(content: string, file: string | undefined): [id: string, story: Story][] {
  const [, title] = /\btitle: '([^']+)'/.exec(content) ?? [];
  if (title === undefined) return [];
  return [...content.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => {
    const story = storyNameFromExport(name);
    return [toId(title, story), { title, story, file }];
  });
}

const FOLDERS = ['packages/ui/src', 'packages/app/src'];
const EXTENSION = '.stories.tsx';

/** Returns all stories by id, those of a commit that no longer exist included. */
export function storiesSince(commit: string): Map<string, Story> {
  const old = [...filesAt(commit, ...FOLDERS)].filter(([path]) => path.endsWith(EXTENSION));
  const now = globSync(
    FOLDERS.map((folder) => `${folder}/**/*${EXTENSION}`),
    { cwd: ROOT },
  );
  return new Map([
    ...old.flatMap(([path, hash]) =>
      isFile(join(ROOT, path)) ? [] : storiesIn(contentOf(hash).toString(), undefined),
    ),
    ...now.flatMap((path) => storiesIn(readFileSync(join(ROOT, path), 'utf8'), path)),
  ]);
}

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

const IMPORT = /(?:from|import) '(\.{1,2}\/[^'?]+|@toystore\/ui)'/g;
const KIT_ENTRY = join(ROOT, 'packages/ui/src/index.ts');

/** Returns the names of all tokens that the stylesheets of a story's modules use. */
export function tokensUsed(file: string, known = new Map<string, string>()): Set<string> {
  const seen = new Set<string>();
  const used = new Set<string>();
  const visit = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    const content = known.get(path) ?? (isFile(path) ? readFileSync(path, 'utf8') : '');
    known.set(path, content);
    for (const [name] of content.matchAll(/--ts-[\w-]+/g)) used.add(name);
    for (const [, imported = ''] of content.matchAll(IMPORT)) {
      visit(imported === '@toystore/ui' ? KIT_ENTRY : join(dirname(path), imported));
    }
  };
  visit(join(ROOT, file));
  return used;
}
