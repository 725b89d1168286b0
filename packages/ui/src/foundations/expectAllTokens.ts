import { expect, waitFor } from 'storybook/test';
import { groupOf, type TokenGroup } from './tokens.ts';

/** Returns the custom properties that loaded stylesheets declare on `:root`. */
function declaredOnRoot(): Map<string, string> {
  const declared = new Map<string, string>();
  const read = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSLayerBlockRule || rule instanceof CSSSupportsRule) read(rule.cssRules);
      if (!(rule instanceof CSSStyleRule) || rule.selectorText !== ':root') continue;
      for (const name of rule.style) {
        if (name.startsWith('--')) declared.set(name, rule.style.getPropertyValue(name).trim());
      }
    }
  };
  for (const sheet of document.styleSheets) read(sheet.cssRules);
  return declared;
}

/** Checks that a page shows every token of its group, each with a value. */
export async function expectAllTokens(canvasElement: HTMLElement, group: TokenGroup) {
  const declared = [...declaredOnRoot()].filter(
    ([name, value]) => name.startsWith('--') && groupOf(name, value) === group,
  );
  await expect(declared.length).toBeGreaterThan(1);
  const shown = [...canvasElement.querySelectorAll('[data-token]')];
  await expect(shown.map((element) => element.getAttribute('data-token')).sort()).toEqual(
    declared.map(([name]) => name).sort(),
  );
  await waitFor(() => {
    const empty = shown.filter((element) =>
      [...element.querySelectorAll('[data-value]')].some((value) => value.textContent === ''),
    );
    expect(empty).toEqual([]);
  });
}
