import type { BrowserContext } from '@playwright/test';

/**
 * Gathers what goes wrong in any page of a browser: console errors (a failed request is one, by
 * Chromium's own hand), uncaught errors and unhandled rejections.
 * @returns one line an error, with its address; it grows as they come
 */
export function gatherErrors(context: BrowserContext): string[] {
  const errors: string[] = [];
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    errors.push(`console.error: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (webError) => {
    const error = webError.error();
    errors.push(`uncaught: ${error.stack ?? error.message} (${webError.page()?.url()})`);
  });
  return errors;
}
