import type { BrowserContext } from '@playwright/test';

const BINDING = 'reportViolation';

/**
 * Gathers what the content policy refuses in any page of a browser.
 * @returns one line a violation: the directive, what was refused, and where; it grows as they come
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
    // Reported by Chromium itself, also where no code of a page runs.
    if (/Content Security Policy/i.test(message.text())) violations.push(message.text());
  });
  return violations;
}
