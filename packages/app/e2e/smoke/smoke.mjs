/*
 * `node packages/app/e2e/smoke/smoke.mjs`: a newcomer's first steps, on any system and Node version. Runs `npm start` on a fresh clone, then signs
 * in once in an installed Chrome, or the browser that CHROMIUM_PATH names. Nothing is installed until the shop answers, so
 * this file is limited to Node 18 and its built-in modules.
 */

import { spawn, spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

const SHOP = 'http://localhost:5173';
const TIME_LIMIT = 15 * 60_000; // ms; the first start installs everything
const isWindows = process.platform === 'win32';

const shop = spawn('npm', ['start'], {
  stdio: ['ignore', 'inherit', 'inherit'],
  shell: isWindows, // npm is a script there
  detached: !isWindows, // its own process group, to stop it as Ctrl-C does
});
let hasEnded = false;
const ended = new Promise((resolve) => {
  shop.once('exit', (code) => {
    hasEnded = true;
    resolve(code);
  });
});

try {
  await untilOpen();
  await signIn();
  console.log(`Signed in at ${SHOP} with Node ${process.version} on ${process.platform}.`);
} finally {
  await stop();
}

/** Waits until the shop and its emulator answer. */
async function untilOpen() {
  const end = Date.now() + TIME_LIMIT;
  for (const url of [SHOP, 'http://127.0.0.1:9099']) {
    while (!(await answers(url))) {
      if (hasEnded) throw new Error('`npm start` ended before the shop was open.');
      if (Date.now() > end) throw new Error(`${url} does not answer.`);
      await sleep(1000);
    }
  }
}

/** @param {string} url */
const answers = (url) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

async function signIn() {
  const { chromium } = await import('playwright');
  const chosen = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch(
    chosen ? { executablePath: chosen, args: ['--no-sandbox'] } : { channel: 'chrome' },
  );
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(120_000); // the dev server's first answers are slow
    await page.goto(`${SHOP}/login`);
    await page.getByLabel('Email', { exact: true }).fill('shopper@toystore.example');
    await page.getByLabel('Password', { exact: true }).fill('ToyBox#2026');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.getByText('Login successful!').waitFor();
    await page.waitForURL(`${SHOP}/home`);
    await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).waitFor();
  } finally {
    await browser.close();
  }
}

/** Stops the shop. Where Ctrl-C can be sent, it must end in order. */
async function stop() {
  if (hasEnded || shop.pid === undefined) return;
  if (isWindows) {
    spawnSync('taskkill', ['/pid', String(shop.pid), '/t', '/f']);
    return;
  }
  process.kill(-shop.pid, 'SIGINT');
  const code = await Promise.race([ended, sleep(30_000, 'late')]);
  if (code === 'late') {
    process.kill(-shop.pid, 'SIGKILL');
    throw new Error('`npm start` keeps running after Ctrl-C.');
  }
  // npm exits with 130 when it was interrupted.
  if (code !== 0 && code !== 130) throw new Error(`After Ctrl-C \`npm start\` ended with ${code}.`);
}
