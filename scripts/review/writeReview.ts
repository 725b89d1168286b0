import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import type { Review } from '../../.storybook/review/review.ts';
import { ROOT } from '../command/programs.ts';
import { type Base, contentOf, describeHead, filesAt, git } from './git.ts';
import { type ChangedPicture, changedPictures } from './pictures.ts';
import { changedProps, readProps } from './props.ts';
import { storiesSince, tokensUsed } from './stories.ts';
import { affectedTokens, brandIn, changedTokens, KIT_BRAND, type Sheets } from './tokens.ts';

/** Where Storybook finds what was compared: its static folder `review`. */
export const REVIEW_FOLDER = join(ROOT, '.cache/review');

const SHEETS = [
  'packages/ui/src/tokens.css',
  'packages/app/shops/*/brand.css',
  'packages/ui/tokens/brands/*.css',
];

/**
 * Compares the stored screenshots, the components' props and the tokens of the working tree with a commit, and writes the
 * result, with the pictures, into a folder.
 */
export function writeReview(base: Base, folder = REVIEW_FOLDER): Review {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { pictures, compared } = changedPictures(base.commit, join(folder, 'pictures'));
  const sheets = sheetsAt(base.commit);
  const tokens = changedTokens(sheets.before, sheets.after);
  const props = compareProps(base.commit, folder);
  const review: Review = {
    ...describeHead(),
    base: { name: base.name, commit: base.commit.slice(0, 8) },
    date: new Date().toISOString(),
    compared: { pictures: compared, components: props.compared, tokens: tokens.compared },
    pictures: withStories(pictures, base.commit, tokens.tokens, sheets.after),
    props: props.changes,
    tokens: tokens.tokens,
  };
  writeFileSync(join(folder, 'review.json'), JSON.stringify(review));
  return review;
}

function sheetsAt(commit: string): { before: Sheets; after: Sheets } {
  const old = [...filesAt(commit, 'packages/ui/src', 'packages/app/shops', 'packages/ui/tokens')];
  const byBrand = (sheets: string[]): Sheets => new Map(sheets.map((css) => [brandIn(css), css]));
  return {
    before: byBrand(
      old
        .filter(([path]) => SHEETS.some((pattern) => matchesGlob(path, pattern)))
        .map(([, hash]) => contentOf(hash).toString()),
    ),
    after: byBrand(
      globSync(SHEETS, { cwd: ROOT }).map((path) => readFileSync(join(ROOT, path), 'utf8')),
    ),
  };
}

/** Reads the kit's props twice, unless no file of the kit differs. */
function compareProps(commit: string, folder: string) {
  const source = 'packages/ui/src';
  const after = readProps(join(ROOT, source));
  const changed = git(['status', '--porcelain', '--', source]).length > 0;
  const isSame =
    !changed && git(['diff', '--name-only', commit, 'HEAD', '--', source]).length === 0;
  if (isSame) return { changes: [], compared: after.size };
  const before = join(folder, 'before');
  mkdirSync(before);
  const archive = git(['archive', '--format=tar', commit, '--', source]);
  execFileSync('tar', ['-x', '-C', before], { input: archive });
  const changes = changedProps(readProps(join(before, source)), after);
  rmSync(before, { recursive: true });
  return { changes, compared: after.size };
}

function withStories(
  pictures: ChangedPicture[],
  commit: string,
  tokens: Review['tokens'],
  after: Sheets,
): Review['pictures'] {
  if (pictures.length === 0) return [];
  const stories = storiesSince(commit);
  // The pictures show the kit's own brand.
  const changed = tokens.filter(({ brand }) => brand === KIT_BRAND);
  const affected = affectedTokens(changed, after.get(KIT_BRAND) ?? '');
  const contents = new Map<string, string>();
  const causesOf = new Map<string, string[]>();
  return pictures.map((picture) => {
    const [group = '', name = ''] = picture.storyId.split('--');
    const { title = group, story = name, file } = stories.get(picture.storyId) ?? {};
    const found = file === undefined ? [] : (causesOf.get(file) ?? findCauses(file));
    return { ...picture, title, story, causes: picture.kind === 'changed' ? found : [] };
  });

  function findCauses(file: string): string[] {
    const used = changed.length === 0 ? [] : [...tokensUsed(file, contents)];
    const found = [...new Set(used.flatMap((name) => affected.get(name) ?? []))];
    causesOf.set(file, found);
    return found;
  }
}
