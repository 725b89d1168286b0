import type { StoryContext } from 'storybook/internal/types';

/** Storybook's own elements around a story, and styles that stories add. */
const NOT_THE_STORY = '.sb-wrapper, #storybook-docs, #storybook-highlights-root, script, style';

/** The rules for prerendered pages, without those for what browsers serialize differently: empty attributes, styles set by code. */
const RULES = { root: true, extends: ['html-validate:standard', 'html-validate:browser'] };

async function loadValidator() {
  const { HtmlValidate } = await import('html-validate');
  return new HtmlValidate(RULES);
}
let validator: ReturnType<typeof loadValidator> | undefined;

/** Returns what is invalid in HTML. */
async function invalidHtml(html: string) {
  validator ??= loadValidator();
  const { results } = await (await validator).validateString(html);
  return results.flatMap(({ messages }) => messages);
}

/**
 * Checks that the elements of a finished story are valid HTML, when stories run as tests. Browsers accept most invalid
 * nesting, such as `<span><h1>`, so neither React nor axe reports it.
 * @throws {Error} naming each problem
 */
export async function checkHtml({ globals, viewMode }: StoryContext) {
  if (import.meta.env.VITEST_STORYBOOK !== 'false' || viewMode !== 'story') return;
  if (globals.a11y?.manual === true) return; // a second run of the stories, with other globals
  const body = document.createElement('div');
  body.append(...[...document.body.children].map((element) => element.cloneNode(true)));
  for (const element of body.querySelectorAll(NOT_THE_STORY)) element.remove();
  for (const font of body.querySelectorAll('font')) font.replaceWith(...font.childNodes); // of translatePage
  const problems = (await invalidHtml(body.innerHTML)).map(
    ({ ruleId, message, selector }) => `- ${ruleId}: ${message} ${selector ?? ''}`,
  );
  if (problems.length > 0) throw new Error(`Invalid HTML:\n${problems.join('\n')}`);
}
