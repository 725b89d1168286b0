import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ToMatchScreenshotOptions } from 'vitest/node';

/** Below the project's folder: what is stored, and what a failed comparison leaves. */
export const STORED = 'screenshots';
export const DIFFERENCES = '.cache/screenshots';

/** Flags that keep the machine's screen and font settings out of the screenshots. */
export const SAME_EVERYWHERE = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-font-subpixel-positioning',
  '--force-color-profile=srgb',
];

/** The visitor that all screenshots are taken for. */
export const VISITOR = { locale: 'en-US', timezoneId: 'UTC', deviceScaleFactor: 1 };

export const screenshotOptions = {
  comparatorName: 'pixelmatch',
  comparatorOptions: {
    threshold: 0.04, // of a pixel's colour: rounding may differ from one processor to another
    allowedMismatchedPixels: 40, // so that in a tall screenshot no icon can change unseen
    allowedMismatchedPixelRatio: 0.0005,
  },
  timeout: 20_000, // ms until two screenshots in a row are the same, for a busy machine
  resolveScreenshotPath: ({ arg, ext, root }) => join(root, STORED, `${arg}${ext}`),
  resolveDiffPath: ({ arg, ext, root }) => {
    const path = join(root, DIFFERENCES, `${arg}${ext}`);
    // Vitest leaves the actual one and the diff; the expected one belongs beside them.
    const stored = join(root, STORED, `${arg.replace(/-actual$/, '')}${ext}`);
    if (arg.endsWith('-actual') && existsSync(stored)) {
      mkdirSync(dirname(path), { recursive: true });
      copyFileSync(stored, path.replace(/-actual(?=\.\w+$)/, '-expected'));
    }
    return path;
  },
} as const satisfies ToMatchScreenshotOptions & Record<string, unknown>;
