import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { readFont } from '../build/fonts/readFont.ts';

const FOLDER = join(import.meta.dirname, '../../../.cache/system-fonts');

const LATIN = String.fromCodePoint(...Array.from({ length: 0x230 }, (_, index) => 0x20 + index));

/**
 * Gives the pinned browser a font of the widths of Arial, which most systems have and whose widths the shop's fallback fonts
 * expect. Returns the environment that it starts with; another browser has the fonts of its system.
 */
export async function withSystemFonts(env: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  if (env.FONTCONFIG_FILE === undefined) return env;
  const font = join(FOLDER, 'arimo.ttf');
  const configuration = join(FOLDER, 'fonts.conf');
  if (!existsSync(font)) {
    mkdirSync(FOLDER, { recursive: true });
    const content = await subsetFont(
      readFont('@fontsource-variable/arimo/files/arimo-latin-wght-normal.woff2'),
      LATIN,
      {
        targetFormat: 'truetype',
      },
    );
    writeFileSync(`${font}.${process.pid}`, content);
    renameSync(`${font}.${process.pid}`, font); // another process may be reading it
  }
  writeFileSync(
    configuration,
    // Only rules that name the font find it: `sans-serif` stays the pinned font, whose widths differ.
    `<fontconfig>
  <include>${env.FONTCONFIG_FILE}</include>
  <dir>${FOLDER}</dir>
  <match><edit name="family" mode="prepend" binding="strong"><string>Open Sans</string></edit></match>
</fontconfig>`,
  );
  return { ...env, FONTCONFIG_FILE: configuration };
}
