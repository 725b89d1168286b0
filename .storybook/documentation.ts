import { ComponentPage } from '../packages/ui/src/foundations/guide/ComponentPage.tsx';
import { DocsPage } from './DocsPage.tsx';

/** Documentation pages. No test of a story renders one, so their modules are no inputs of one (`scripts/testing/passedStories.ts`). */
export const documentation = {
  container: DocsPage,
  page: ComponentPage,
  toc: {
    headingSelector: 'h2, h3',
    ignoreSelector: '.docs-story *, [data-untitled] *',
    title: 'On this page',
  },
};
