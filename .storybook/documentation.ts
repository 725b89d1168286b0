import { ComponentPage } from '../packages/ui/src/foundations/guide/ComponentPage.tsx';
import { DocsPage } from './DocsPage.tsx';

/** Documentation pages, which no test of a story renders. */
export const documentation = {
  container: DocsPage,
  page: ComponentPage,
  toc: {
    headingSelector: 'h2, h3',
    ignoreSelector: '.docs-story *, [data-untitled] *',
    title: 'On this page',
  },
};
