import '@fontsource-variable/baloo-bhaijaan-2';
import '@fontsource-variable/figtree';
import '@fontsource-variable/fraunces';
import '@fontsource-variable/fredoka';
import '@fontsource-variable/gabarito';
import '@fontsource-variable/readex-pro';
import '@toystore/ui/styles.css';
import '@toystore/ui/base.css';
import '@toystore/ui'; // the whole kit, so that styles have the order of the built stylesheet
import type { Preview } from '@storybook/react-vite';
import { isCommonAssetRequest } from 'msw';
import { HttpNetworkFrame } from 'msw/experimental';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { configure, sb } from 'storybook/test';
import { catalogueLoader } from './catalogueLoader.ts';
import { documentation } from './documentation.ts';
import { applyEnvironment } from './environment/applyEnvironment.ts';
import { clearStorage } from './environment/clearStorage.ts';
import { emulateMedia } from './environment/emulateMedia.ts';
import { isPlayedTranslated } from './environment/playedTranslated.ts';
import { renderWithEffects } from './environment/renderWithEffects.ts';
import { initialEnvironment, toolbar, viewports } from './environment/toolbar.ts';
import { plainArgTypes } from './plainArgTypes.ts';
import { inShop } from './shops.ts';
import { connectThemeEditor } from './theme/preview.ts';
import { checkHtml } from './validHtml.ts';

// After the kit's styles.
import.meta.glob(['../packages/ui/tokens/brands/*.css', '../packages/app/shops/*/brand.css'], {
  eager: true,
});

// One story makes this fail; in all others the spy calls the original.
sb.mock(import('../packages/ui/src/components/Carousel/loadSwiper.ts'), { spy: true });

// Documentation pages have no story that could observe the toolbar.
for (const event of [SET_GLOBALS, GLOBALS_UPDATED]) {
  addons.getChannel().on(event, ({ globals }) => applyEnvironment(globals));
}

const isTest = import.meta.env.VITEST_STORYBOOK === 'false';

if (!isTest) connectThemeEditor();

configure({ asyncUtilTimeout: 5000 }); // ms: stories wait longer on a busy machine

/** The add-on's own start passes an option that this version of MSW ignores, and warns about every module. */
const startMsw = mswLoader(async () => {
  const { setupWorker } = await import('msw/browser');
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    onUnhandledFrame: ({ frame, defaults }) => {
      if (!(frame instanceof HttpNetworkFrame)) return;
      const { request } = frame.data;
      if (!isCommonAssetRequest(request) && !VITE_REQUEST.test(request.url)) defaults.warn();
    },
  });
  return worker;
});

/** Modules and pages of Vite and Storybook. */
const VITE_REQUEST = /\/@|\/virtual:|iframe\.html|\.(?:stories|guide|mdx)\b/;

/** Axe also describes each passing element, which takes a third of its time: tests only read failures. */
const FAILURES_ONLY = { resultTypes: ['violations'], preload: false } as const;

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [plainArgTypes],
  globalTypes: toolbar,
  decorators: [inShop],
  ...(isTest ? {} : { renderToCanvas: renderWithEffects }),
  initialGlobals: { ...initialEnvironment },
  loaders: [
    async (context) => {
      await startMsw(context);
      return catalogueLoader(context);
    },
  ],
  beforeEach: async (context) => {
    // A documentation page shows many stories at once, so it follows the toolbar instead of one story's settings.
    if (context.viewMode === 'story') {
      const { globals, parameters } = context;
      const isTranslated = isPlayedTranslated(context);
      applyEnvironment(isTranslated ? { ...globals, translation: 'on' } : globals);
      // These screens look like others, which axe reads without the elements that translation adds.
      if (isTranslated) context.parameters = { ...parameters, a11y: { test: 'off' } };
      await clearStorage();
    }
    await emulateMedia(context); // before the story renders
  },
  afterEach: checkHtml,
  parameters: {
    a11y: { test: 'error', options: isTest ? FAILURES_ONLY : {} },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: documentation,
    layout: 'fullscreen',
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          'Changed on this branch',
          'Foundations',
          [
            'Colours',
            'Contrast',
            'Accessibility',
            'Type',
            'Space',
            'Radius',
            'Shadow',
            'Motion',
            'Shapes',
            'Second brand',
            'Third brand',
            'Exchange',
            'UiProvider',
            'How to add a component',
          ],
          'Primitives',
          'Forms',
          'Navigation',
          'Toys',
          'Filters',
          'Cart',
          'Feedback',
          'Screens',
          ['Home', 'All toys', 'Toy detail', 'Login', 'Register', 'My profile', 'E-mail link'],
        ],
      },
    },
    viewport: { options: viewports },
  },
};
export default preview;
