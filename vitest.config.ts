import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import type { Media } from './.storybook/environment/emulateMedia.ts';
import { findBrowser } from './scripts/browser/findBrowser.ts';

const { launchOptions } = await findBrowser();

/** For `.storybook/vitest.setup.ts`. Stories of one page run one after another, each with media of its own. */
const emulateMedia: BrowserCommand<[media: Media]> = ({ page }, media) => page.emulateMedia(media);

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { conditions: ['@toystore/source'] },
        ssr: { resolve: { conditions: ['@toystore/source'] } },
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'packages/*/*.test.ts',
            'packages/*/src/**/*.test.ts',
            'packages/*/bench/**/*.test.ts',
            'packages/*/build/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          setupFiles: ['packages/ui/test/fuzzRuns.ts'],
        },
      },
      {
        extends: true,
        plugins: [
          storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) }),
        ],
        test: {
          name: 'stories',
          retry: process.env.CI ? 1 : 0, // scripts/testing/counts.ts names what passed only then
          setupFiles: ['.storybook/vitest.setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            commands: { emulateMedia },
            provider: playwright({ launchOptions }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
