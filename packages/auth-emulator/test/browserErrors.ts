import type { BrowserContext } from '@playwright/test';

/**
 * Gathers the errors of every page of a browser: console errors (Chromium logs each failed request as one), uncaught
 * errors and unhandled rejections. Uncaught errors in cross-origin iframes are ignored: they are errors of another site.
 * @returns one line per error, with its address; later errors are appended
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

/** Runs in every frame, because Playwright does not report the frame of an error. */
function silenceForeignFrame() {
  if (isOfPage()) return;
  for (const type of ['error', 'unhandledrejection']) {
    addEventListener(type, (event) => event.preventDefault()); // keeps the browser from reporting it
  }

  function isOfPage() {
    try {
      return window.top?.location.origin === origin;
    } catch {
      return false; // a cross-origin parent cannot be read
    }
  }
}
