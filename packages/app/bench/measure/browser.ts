import { type Browser, type CDPSession, chromium, type LaunchOptions, type Page } from 'playwright';
import { CPU_SLOWDOWN, NETWORK, PHONE } from './conditions.ts';

/** Launches a Chromium that can reach this machine only. */
export function launchBrowser(launchOptions: LaunchOptions) {
  const localOnly = 'MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1';
  const args = [...(launchOptions.args ?? []), `--host-resolver-rules=${localOnly}`];
  return chromium.launch({ ...launchOptions, args });
}

interface Throttling {
  cpu?: boolean;
  network?: boolean;
}

/** Opens a phone's page with an empty cache, runs `use` in it, and closes it. */
export async function withPage<Value>(
  browser: Browser,
  { cpu = false, network = false }: Throttling,
  use: (page: Page, cdp: CDPSession) => Promise<Value>,
) {
  const { deviceScaleFactor, ...viewport } = PHONE;
  const phone = { viewport, deviceScaleFactor, isMobile: true, hasTouch: true };
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const crashed = new Promise<never>((_, reject) => {
      page.on('crash', () => reject(new Error('The page crashed.')));
    });
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    if (network) await cdp.send('Network.emulateNetworkConditions', NETWORK);
    if (cpu) await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return await Promise.race([use(page, cdp), crashed]);
  } finally {
    await context.close();
  }
}
