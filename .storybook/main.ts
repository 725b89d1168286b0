import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, mergeConfig } from 'vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/*/src/**/*.mdx', '../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['../packages/app/public', './public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [react({ compiler: true })],
      resolve: { conditions: ['@toystore/source', ...defaultClientConditions] },
      server: { fs: { allow: [fileURLToPath(new URL('..', import.meta.url))] } },
    }),
};
export default config;
