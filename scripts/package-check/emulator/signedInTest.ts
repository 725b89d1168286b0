import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../../../packages/auth-emulator/src/firebase-tools/findFreePort.ts';
import { findBrowser } from '../../browser/findBrowser.ts';
import { mustRun, ROOT } from '../../command/programs.ts';

const README = join(ROOT, 'packages/auth-emulator/README.md');
const FILES = ['index.html', 'playwright.config.js', 'signed-in.spec.js'];

/** The URL of Firebase's SDK in the README's page. */
const CDN = /https:\/\/www\.gstatic\.com\/firebasejs\/[\d.]+\//g;

/** Lets a test call the SDK in the page: the README's page has no form. */
const FOR_TESTS = `
  import { createUserWithEmailAndPassword } from '/firebase-auth.js';
  const auth = window.auth;
  window.signUp = async (email, password) => {
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    return { email: user.email };
  };
  window.signOut = () => auth.signOut();
  window.currentUser = async () => {
    await auth.authStateReady();
    const { displayName, emailVerified } = auth.currentUser;
    const { claims } = await auth.currentUser.getIdTokenResult();
    return { displayName, emailVerified, aud: claims.aud };
  };
`;

/** Returns the files of the README's first example, by the name in the first line of each. */
function exampleFiles(): Map<string, string> {
  const blocks = readFileSync(README, 'utf8').matchAll(/^```(?:html|js)\n(.*?)^```/gms);
  const named = [...blocks].flatMap(([, text = '']) => {
    const [, name = ''] = /^(?:\/\/|<!--) ([\w.-]+)/.exec(text) ?? [];
    return FILES.includes(name) ? [[name, text] as const] : [];
  });
  return new Map(named);
}

/** Returns the page with the SDK from its own server, for use without the internet. */
function offlinePage(html: string): string {
  const cdn = CDN.exec(html)?.[0] ?? '';
  const map = JSON.stringify({ imports: { [`${cdn}firebase-app.js`]: '/firebase-app.js' } });
  const page = html.replaceAll(CDN, '/').replace('const auth =', 'const auth = window.auth =');
  return `<script type="importmap">${map}</script>\n${page}\n<script type="module">${FOR_TESTS}</script>`;
}

/**
 * Runs the README's first test, and others of two workers at once, with the installed package.
 * @param folder of a project that has the package
 * @throws {Error} if one fails
 */
export async function runSignedInTest(folder: string, nodeEnv?: NodeJS.ProcessEnv): Promise<void> {
  const files = exampleFiles();
  if (files.size !== FILES.length) throw new Error(`The README has no ${FILES.join(', ')}.`);
  const [emulator, page] = await Promise.all([findFreePort(), findFreePort()]);
  for (const [name, text] of files) {
    const own = text
      .replaceAll('9099', String(emulator))
      .replaceAll('3000', String(page))
      .replace('--project demo-shop', `--project demo-shop --port ${emulator}`)
      .replace('npx http-server -p', 'node serve.js');
    writeFileSync(join(folder, name), name.endsWith('.html') ? offlinePage(own) : own);
  }
  const playwright = join('node_modules', '@playwright');
  symlinkSync(join(ROOT, playwright), join(folder, playwright), 'dir'); // each project has its own
  const { launchOptions } = await findBrowser();
  const { env, ...launch } = launchOptions;
  const config = join(folder, 'check.config.js');
  await mustRun('Playwright', 'playwright', ['test', '--config', config], {
    ...env,
    ...nodeEnv,
    LAUNCH_OPTIONS: JSON.stringify(launch),
    FIREBASE: join(ROOT, 'node_modules/firebase'),
  });
}
