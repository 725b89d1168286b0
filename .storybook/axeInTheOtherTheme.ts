import axe from 'axe-core';
import type { StoryContext } from 'storybook/internal/types';

/** The rules that depend on colours; all others give the same result in both themes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Storybook's own elements around a story, which its accessibility add-on ignores, too. */
const NOT_THE_STORY = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];

/**
 * Checks a finished story's colours in the theme in which it is not shown (the add-on has checked the other), when
 * stories run as tests. `parameters.a11y` disables it as it disables the add-on, with a reason.
 * @throws {Error} naming each failing element, its colours and their contrast
 */
export async function checkOtherTheme({ globals, parameters, viewMode }: StoryContext) {
  const { a11y } = parameters;
  const isOff = a11y?.disable === true || globals.a11y?.manual === true;
  const wanted = a11y?.test === 'error' && !isOff && viewMode === 'story';
  if (import.meta.env.VITEST_STORYBOOK !== 'false' || !wanted) return;

  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const [own, other] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  const still = document.head.appendChild(document.createElement('style'));
  still.textContent = '*, ::before, ::after { transition: none !important; }';
  await window.emulateMedia?.({ colorScheme: other });
  try {
    await checkColours({ parameters }, other);
  } finally {
    await window.emulateMedia?.({ colorScheme: own });
    still.remove();
  }
}

/**
 * Checks the colours of a story as it is.
 * @throws {Error} naming each failing element, its colours and their contrast
 */
export async function checkColours(
  { parameters }: Pick<StoryContext, 'parameters'>,
  theme: string,
) {
  const { a11y } = parameters;
  if (a11y?.disable === true || a11y?.test !== 'error') return;
  const context = {
    include: a11y.context?.include ?? [['body']],
    exclude: [...NOT_THE_STORY, ...(a11y.context?.exclude ?? [])],
  };
  const { violations } = await axe.run(context, {
    runOnly: COLOUR_RULES,
    rules: Object.fromEntries(exemptions(a11y.config?.rules)),
    resultTypes: ['violations'],
    elementRef: false,
  });
  if (violations.length > 0) throw new Error(describe(theme, violations));
}

function exemptions(rules: { id: string; enabled?: boolean }[] = []) {
  return rules.map(({ id, enabled = true }) => [id, { enabled }] as const);
}

function describe(theme: string, violations: axe.Result[]) {
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all }) => {
      const reasons = [...any, ...all].map(({ message }) => message);
      return `- ${id} at ${target.join(' ')}: ${reasons.join(' ')}`;
    }),
  );
  return `In the ${theme} theme axe finds:\n${faults.join('\n')}`;
}
