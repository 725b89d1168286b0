import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import type { Review } from '../../.storybook/review/review.ts';
import { ROOT } from '../command/programs.ts';

const TIMEOUT = 180_000; // ms, on a busy machine

/** A clone of the project with this working tree's tools, in which everything else is committed. */
function cloneProject(): string {
  const clone = mkdtempSync(join(tmpdir(), 'toystore-review-'));
  const git = (...commandArguments: string[]) =>
    execFileSync('git', commandArguments, { cwd: clone, stdio: 'pipe' });
  git('clone', '--quiet', '--shared', ROOT, '.');
  for (const folder of ['scripts', '.storybook']) {
    cpSync(join(ROOT, folder), join(clone, folder), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(clone, 'node_modules'), 'junction');
  git('add', '--all');
  git(
    ...['-c', 'user.name=Test', '-c', 'user.email=test@toystore.example'],
    ...['commit', '--quiet', '--allow-empty', '--message', 'The tools of the working tree'],
  );
  return clone;
}

test(
  'finds 20 of 20 changes, and nothing in what looks and works as before',
  () => {
    const clone = cloneProject();
    const edit = (file: string, from: string, to: string) => {
      const path = join(clone, file);
      const content = readFileSync(path, 'utf8');
      expect(content.split(from), `${from} in ${file}`).toHaveLength(2);
      writeFileSync(path, content.replace(from, to));
    };
    const picture = (name: string) => join(clone, `screenshots/${name}.png`);
    const repaint = (name: string, change: (png: PNG) => PNG) =>
      writeFileSync(
        picture(name),
        PNG.sync.write(change(PNG.sync.read(readFileSync(picture(name))))),
      );
    /** Paints a square of 30 px, as large as a small icon. */
    const withSquare = (png: PNG) => {
      for (let y = 20; y < 50; y += 1) {
        png.data.fill(90, (y * png.width + 20) * 4, (y * png.width + 50) * 4);
      }
      return png;
    };
    const ui = 'packages/ui/src/components';

    // Seven pictures look different, two are new, two are gone.
    const painted = [
      'toys-toycard/default-light',
      'toys-toycard/default-dark',
      'cart-cartline/default-w320',
      'primitives-button/variants-forced-colors',
      'primitives-button/danger-light',
      'toys-toycard/unusual-light',
    ];
    for (const name of painted) repaint(name, withSquare);
    repaint('primitives-button/default-light', (png) => {
      const taller = new PNG({ width: png.width, height: png.height + 1 });
      PNG.bitblt(png, taller, 0, 0, png.width, png.height, 0, 0);
      return taller;
    });
    cpSync(picture('cart-cartline/gone-w320'), picture('cart-cartline/sold-w320'));
    cpSync(picture('cart-cartline/gone-w320'), picture('cart-cartbadge/default-light'));
    for (const name of ['toys-toycard/with-more-light', 'cart-cartline/gone-w320']) {
      rmSync(picture(name));
    }

    // Six props.
    edit(`${ui}/QuantityStepper/QuantityStepper.tsx`, '  max: number;', '  max?: number;');
    edit(`${ui}/QuantityStepper/QuantityStepper.tsx`, '  itemName: string;', '');
    edit(`${ui}/Toast/Toast.tsx`, '  duration?: number;', '  duration?: number | string;');
    edit(
      `${ui}/ConfirmDialog/ConfirmDialog.tsx`,
      '  title: string;',
      '  title: string;\n  tone?: string;',
    );
    edit(`${ui}/Messages/PageMessage.tsx`, '  title: string;', '  title: string;\n  code: number;');
    edit(
      `${ui}/Messages/SectionMessage.tsx`,
      '  imageUrl?: string | undefined;',
      '  imageUrl: string;',
    );

    // Three tokens, one of them another brand's.
    const tokens = 'packages/ui/src/tokens.css';
    edit(
      tokens,
      '--ts-border-strong: light-dark(#877d94, #8e82aa);',
      '--ts-border-strong: light-dark(#a39bb0, #8e82aa);',
    );
    edit(tokens, '--ts-radius-l: 28px;', '--ts-radius-l: 16px;');
    edit(
      'packages/app/shops/luba/brand.css',
      '--ts-primary-text: light-dark(#0a625a, #7fe0cf);',
      '--ts-primary-text: light-dark(#0a524b, #7fe0cf);',
    );

    // These are no changes: the same pixels in another file, four other pixels, comments.
    writeFileSync(
      picture('primitives-button/default-dark'),
      PNG.sync.write(PNG.sync.read(readFileSync(picture('primitives-button/default-dark'))), {
        deflateLevel: 1,
      }),
    );
    repaint('primitives-button/variants-dark', (png) => {
      png.data.fill(90, 4 * png.width * 30, 4 * png.width * 30 + 16);
      return png;
    });
    edit(tokens, '--ts-scrim:', '/* Behind dialogs. */ --ts-scrim:');
    edit(
      `${ui}/Banner/Banner.tsx`,
      '  dismiss: string;',
      '  /** The name of its button. */\n  dismiss: string;',
    );

    execFileSync(process.execPath, ['scripts/review/review.ts', '--only'], {
      cwd: clone,
      stdio: 'pipe',
    });
    const file = join(clone, '.cache/review/review.json');
    const review: Review = JSON.parse(readFileSync(file, 'utf8'));

    expect(review.pictures.map(({ name, kind }) => `${kind} ${name}`).sort()).toEqual(
      [
        ...painted.map((name) => `changed ${name}`),
        'changed primitives-button/default-light',
        'new cart-cartbadge/default-light',
        'new cart-cartline/sold-w320',
        'removed cart-cartline/gone-w320',
        'removed toys-toycard/with-more-light',
      ].sort(),
    );
    expect(
      review.props.map(({ component, prop, breaking }) => [component, prop, breaking]),
    ).toEqual([
      ['ConfirmDialog', 'tone', false],
      ['PageMessage', 'code', true],
      ['QuantityStepper', 'itemName', true],
      ['QuantityStepper', 'max', false],
      ['SectionMessage', 'imageUrl', true],
      ['Toast', 'duration', true],
    ]);
    expect(review.tokens.map(({ brand, token }) => `${brand} ${token}`).sort()).toEqual([
      'luba --ts-primary-text',
      'toystore --ts-border-strong',
      'toystore --ts-radius-l',
    ]);
    const border = review.tokens.find(({ token }) => token === '--ts-border-strong');
    expect(border?.contrast?.after).toBeLessThan(3);
    const card = review.pictures.find(({ name }) => name === 'toys-toycard/default-light');
    expect(card).toMatchObject({ title: 'Toys/ToyCard', story: 'Default', resized: false });
    expect(card?.causes).toContain('--ts-radius-l');
    rmSync(clone, { recursive: true, force: true });
  },
  TIMEOUT,
);
