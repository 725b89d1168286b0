import type { BrowserContext, Page } from '@playwright/test';

/**
 * Lets the navigations of a context's pages end when the page's code has run: it starts after the first paint, so that the load event
 * may come before it. A test that does not wait for the load event does not wait for the code.
 */
export function waitForCodeOf(context: BrowserContext): void {
  const newPage = context.newPage.bind(context);
  context.newPage = async () => {
    const page = await newPage();
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      await untilItRan(page, options);
      return response;
    };
    page.reload = async (options) => {
      const response = await reload(options);
      await untilItRan(page, options);
      return response;
    };
    return page;
  };
}

async function untilItRan(
  page: Page,
  { waitUntil = 'load' }: Parameters<Page['reload']>[0] = {},
): Promise<void> {
  if (waitUntil !== 'load') return;
  const hasStarted = () =>
    !document.querySelector<HTMLTemplateElement>('template#code')?.content.firstChild;
  const runs = () => {
    const script = document.querySelector<HTMLScriptElement>('body > script[type="module"][src]');
    return script ? import(script.src) : undefined;
  };
  try {
    await page.waitForFunction(hasStarted);
    await page.evaluate(runs);
  } catch {} // it is lost, or has opened another page
}
