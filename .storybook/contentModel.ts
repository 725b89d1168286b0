import type { StoryContext } from 'storybook/internal/types';

/** Elements that HTML allows phrasing content in and nothing else. */
const PHRASING_ONLY =
  'h1, h2, h3, h4, h5, h6, p, pre, span, b, strong, em, i, small, mark, label, button, code, output';

/** Elements that are no phrasing content. */
const BLOCKS =
  'address, article, aside, blockquote, details, dialog, div, dl, fieldset, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hgroup, hr, main, menu, nav, ol, p, pre, search, section, table, ul';

/** Storybook's own chrome. */
const NOT_THE_STORY = '.sb-wrapper, #storybook-docs, #storybook-highlights-root';

const tagOf = ({ localName, className }: Element) =>
  `<${localName}${typeof className === 'string' && className !== '' ? ` class="${className}"` : ''}>`;

/**
 * Checks that no heading, label or inline element of a finished story holds a block, such as `<span><h1>`, when stories run
 * as tests. A parser leaves most of that as it is, so neither React nor axe reports it.
 * @throws {Error} naming each pair
 */
export function checkContentModel({ viewMode }: StoryContext) {
  if (import.meta.env.VITEST_STORYBOOK !== 'false' || viewMode !== 'story') return;
  const blocks = document.body.querySelectorAll(`:is(${PHRASING_ONLY}) :is(${BLOCKS})`);
  const pairs = [...blocks].flatMap((block) => {
    const parent = block.parentElement?.closest(PHRASING_ONLY);
    return parent && !block.closest(NOT_THE_STORY) ? `${tagOf(parent)} holds ${tagOf(block)}` : [];
  });
  if (pairs.length > 0) throw new Error(`Invalid HTML:\n${pairs.join('\n')}`);
}
