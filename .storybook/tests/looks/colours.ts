import axe from 'axe-core';
import type { StoryContext } from 'storybook/internal/types';

/** The rules that depend on colours; all others give the same result in both themes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Storybook's own elements around a story, which its accessibility add-on ignores, too. */
const NOT_THE_STORY = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];

/**
 * Returns what axe finds wrong with the colours of these elements, or of the whole story, in the theme that is shown: each failing
 * element, its colours and their contrast. `parameters.a11y` disables it as it disables the add-on, with a reason.
 */
export async function colourProblems(
  { a11y }: StoryContext['parameters'],
  theme: string,
  elements?: Element[],
): Promise<string[]> {
  if (a11y?.disable === true || a11y?.test !== 'error') return [];
  const still = document.head.appendChild(document.createElement('style'));
  still.textContent =
    '*, ::before, ::after { transition: none !important; animation: none !important; }';
  const { violations } = await axe
    .run(
      {
        include: elements ?? a11y.context?.include ?? [['body']],
        exclude: [...NOT_THE_STORY, ...(a11y.context?.exclude ?? [])],
      },
      {
        runOnly: COLOUR_RULES,
        rules: Object.fromEntries(exemptions(a11y.config?.rules)),
        resultTypes: ['violations'],
        elementRef: false,
      },
    )
    .finally(() => still.remove());
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all }) => {
      const reasons = [...any, ...all].map(({ message }) => message);
      return `${id} in the ${theme} theme at ${target.join(' ')}: ${reasons.join(' ')}`;
    }),
  );
}

function exemptions(rules: { id: string; enabled?: boolean }[] = []) {
  return rules.map(({ id, enabled = true }) => [id, { enabled }] as const);
}
