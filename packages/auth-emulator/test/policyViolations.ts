import type { BrowserContext } from '@playwright/test';

const BINDING = 'reportViolation';

/**
 * Gathers the violations of the content policy of every page of a browser.
 * @returns one line per violation: the directive, what was refused, and where; later ones are appended
 */
export async function gatherViolations(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  await context.exposeBinding(BINDING, (_, violation: string) => {
    violations.push(violation);
  });
  await context.addInitScript((binding) => {
    addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
      const place = `${sourceFile || document.URL}:${lineNumber}`;
      const report: unknown = Reflect.get(window, binding);
      const violation = `${effectiveDirective} refused ${blockedURI} ${sample} (${place})`;
      if (typeof report === 'function') report(violation);
    });
  }, BINDING);
  context.on('console', (message) => {
    // Chromium reports these itself, also on pages that run no code.
    if (/Content Security Policy/i.test(message.text())) violations.push(message.text());
  });
  return violations;
}
