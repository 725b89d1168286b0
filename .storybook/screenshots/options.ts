import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ToMatchScreenshotOptions } from 'vitest/node';

/** Folders in the project's folder: the stored screenshots, and the output of a failed comparison. */
export const STORED = 'screenshots';
export const DIFFERENCES = '.cache/screenshots';

/** Flags that keep the machine's screen and font settings out of the screenshots. */
export const SAME_EVERYWHERE = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-font-subpixel-positioning',
  '--force-color-profile=srgb',
];

/** The browser context of all screenshots. */
export const VISITOR = { locale: 'en-US', timezoneId: 'UTC', deviceScaleFactor: 1 };

export const screenshotOptions = {
  comparatorName: 'pixelmatch',
  comparatorOptions: {
    threshold: 0.04, // of a pixel's colour: rounding differs between processors
    allowedMismatchedPixels: 40, // few enough to notice a changed icon in a tall screenshot
    allowedMismatchedPixelRatio: 0.0005,
  },
  timeout: 20_000, // ms until two successive screenshots are equal, on a busy machine
  // `npm run storybook:review` stores all of them in a folder of its own.
  resolveScreenshotPath: ({ arg, ext, root }) =>
    join(process.env.STORY_REVIEW || join(root, STORED), `${arg}${ext}`),
  resolveDiffPath: ({ arg, ext, root }) => {
    const path = join(root, DIFFERENCES, `${arg}${ext}`);
    // Vitest writes the actual image and the diff; the expected one should be next to them.
    const stored = join(root, STORED, `${arg.replace(/-actual$/, '')}${ext}`);
    if (arg.endsWith('-actual') && existsSync(stored)) {
      mkdirSync(dirname(path), { recursive: true });
      copyFileSync(stored, path.replace(/-actual(?=\.\w+$)/, '-expected'));
    }
    return path;
  },
} as const satisfies ToMatchScreenshotOptions & Record<string, unknown>;
