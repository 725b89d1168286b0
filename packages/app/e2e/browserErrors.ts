import type { BrowserContext } from '@playwright/test';

/**
 * Gathers what goes wrong in any page of a browser: console errors (a failed request is one, by
 * Chromium's own hand), uncaught errors and unhandled rejections. What is uncaught in an iframe of
 * another origin than its page's is left out: it is the error of whoever the iframe is from.
 * @returns one line an error, with its address; it grows as they come
 */
export async function gatherErrors(context: BrowserContext): Promise<string[]> {
  const errors: string[] = [];
  await context.addInitScript(silenceForeignFrame);
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    errors.push(`console.error: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (webError) => {
    const error = webError.error();
    errors.push(`uncaught: ${error.stack || error.message} (${webError.page()?.url()})`);
  });
  return errors;
}

/** Runs in every frame, because Playwright does not report which one an error is from. */
function silenceForeignFrame() {
  if (isOfPage()) return;
  for (const type of ['error', 'unhandledrejection']) {
    addEventListener(type, (event) => event.preventDefault()); // then the browser does not report it
  }

  function isOfPage() {
    try {
      return window.top?.location.origin === origin;
    } catch {
      return false; // not to be read from another origin
    }
  }
}
