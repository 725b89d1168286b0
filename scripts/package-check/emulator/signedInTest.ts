import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../../../packages/auth-emulator/src/firebase-tools/findFreePort.ts';
import { findBrowser } from '../../browser/findBrowser.ts';
import { mustRun, ROOT } from '../../command/programs.ts';
import { versionOf } from '../outside.ts';

const README = join(ROOT, 'packages/auth-emulator/README.md');
const FILES = ['index.html', 'playwright.config.js', 'signed-in.spec.js'];

/** Lets a test call the SDK in the page: the README's page has no form. */
const FOR_TESTS = `
  import { createUserWithEmailAndPassword } from '/node_modules/firebase/firebase-auth.js';
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

/** Returns the page with a way to call the SDK, of another version. */
const pageForTests = (html: string, version: string) =>
  `${html.replace(/(?<=firebasejs\/)[\d.]+/, version).replace('const auth =', 'const auth = window.auth =')}
<script type="module">${FOR_TESTS}</script>`;

/**
 * Runs the README's first test, and others of two workers at once, with the installed package.
 * @param folder of a project that has the package
 * @param sdk the installed package of Firebase's SDK that the page uses
 * @throws {Error} if one fails
 */
export async function runSignedInTest(
  folder: string,
  { sdk = 'firebase', nodeEnv }: { sdk?: string; nodeEnv?: NodeJS.ProcessEnv } = {},
): Promise<void> {
  const files = exampleFiles();
  if (files.size !== FILES.length) throw new Error(`The README has no ${FILES.join(', ')}.`);
  const [emulator, page] = await Promise.all([findFreePort(), findFreePort()]);
  for (const [name, text] of files) {
    const own = text
      .replaceAll('9099', String(emulator))
      .replaceAll('3000', String(page))
      .replace('--project demo-shop', `--project demo-shop --port ${emulator}`)
      .replace('npx http-server -p', 'node serve.js');
    writeFileSync(
      join(folder, name),
      name.endsWith('.html') ? pageForTests(own, versionOf(sdk)) : own,
    );
  }
  linkPackage(folder, '@playwright');
  linkPackage(folder, 'firebase', sdk);
  const { launchOptions } = await findBrowser();
  const { env, ...launch } = launchOptions;
  const config = join(folder, 'check.config.js');
  await mustRun('Playwright', 'playwright', ['test', '--config', config], {
    ...env,
    ...nodeEnv,
    LAUNCH_OPTIONS: JSON.stringify(launch),
  });
}

/** Links an installed package, of which each project has its own. */
function linkPackage(folder: string, name: string, source = name): void {
  const link = join(folder, 'node_modules', name);
  rmSync(link, { force: true });
  symlinkSync(join(ROOT, 'node_modules', source), link, 'dir');
}
