import '@fontsource-variable/figtree';
import '@fontsource-variable/fredoka';
import '@toystore/ui/styles.css';
import type { Preview } from '@storybook/react-vite';
import { UiProvider } from '@toystore/ui';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { pictureSources } from '../packages/app/src/catalogue/pictureSources.ts';

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [mswLoader()],
  decorators: [
    (Story) => (
      <UiProvider pictureSources={pictureSources}>
        <Story />
      </UiProvider>
    ),
  ],
  parameters: {
    a11y: { test: 'error' },
    layout: 'fullscreen',
    options: { storySort: { order: ['Foundations', 'Kit', 'Screens'] } },
  },
};
export default preview;
