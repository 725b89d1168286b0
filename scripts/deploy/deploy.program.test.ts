import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEVELOPERS_TOOLS, EMULATOR_TRACES, textOfBuild } from '../builds/traces.ts';
import { ROOT } from '../command/programs.ts';
import { hostingOfBuild, readFirebaseConfig } from '../hosting/firebase-config.ts';
import { projectTarget } from '../hosting/targets.ts';
import { checklist } from './checklist.ts';

/* A dry run, which really builds, and the checklist's reports of faulty builds. */

const deployment = {
  projectId: 'bear-shop',
  authDomain: 'bear-shop.firebaseapp.com',
  catalogueUrl: undefined,
  reportUrl: undefined,
};
const env = {
  ...process.env,
  NODE_ENV: 'production',
  VITE_AUTH_EMULATOR: '',
  VITE_CATALOGUE_URL: '',
  VITE_REPORT_URL: '',
  VITE_SITE_URL: '',
  VITE_FIREBASE_API_KEY: 'AIzaSyD-a-real-looking-key',
  VITE_FIREBASE_AUTH_DOMAIN: deployment.authDomain,
  VITE_FIREBASE_PROJECT_ID: deployment.projectId,
};
const scratch = mkdtempSync(join(tmpdir(), 'deploy-'));
const FOLDER = join(scratch, 'built'); // not that of `npm run deploy`, which may be running

let said = '';
let ownHosting: ReturnType<typeof hostingFor>;
beforeAll(() => {
  said = execFileSync(process.execPath, ['scripts/deploy.ts', '--dry-run', `--out=${FOLDER}`], {
    cwd: ROOT,
    env,
    encoding: 'utf8',
  });
  ownHosting = hostingFor(deployment.authDomain);
}, 120_000);
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

test('builds, passes all checks and deploys nothing in a dry run', () => {
  expect(said).toContain('made for the project bear-shop');
  expect(said).toContain('sign-in with other accounts may use https://bear-shop.firebaseapp.com');
  expect(said).toContain('nothing was deployed');
  expect(said).not.toContain('✗');
  expect(existsSync(join(ROOT, '.firebase-deploy.json'))).toBe(false);
});

test('connects to its project, and contains neither the emulator nor developer tools', () => {
  const built = textOfBuild(FOLDER);
  expect(built.includes('bear-shop')).toBe(true);
  const traces = [...DEVELOPERS_TOOLS, ...EMULATOR_TRACES];
  expect(traces.filter((trace) => built.includes(trace))).toEqual([]);
});

function preload(folder: string, link: string) {
  const page = join(folder, 'index.html');
  writeFileSync(page, readFileSync(page, 'utf8').replace('</head>', `${link}</head>`));
}

function preloadFont(folder: string, bytes: number) {
  writeFileSync(join(folder, 'assets/big.woff2'), Buffer.alloc(bytes));
  preload(folder, '<link rel="preload" as="font" href="/assets/big.woff2">');
}

/** Hundreds of files that no check below needs. */
const MANY = /\/(?:links|pictures|toys)$/;

/** Returns the headers of the build for a project. They follow from its pages, whose inline styles no check below changes. */
const hostingFor = (authDomain: string) =>
  hostingOfBuild(readFirebaseConfig().hosting, FOLDER, projectTarget({ authDomain }));

/** Returns the failed checks of a changed build. */
function against(change: (folder: string) => void, hosting = ownHosting): string[] {
  const folder = mkdtempSync(join(scratch, 'build-'));
  cpSync(FOLDER, folder, { recursive: true, filter: (path) => !MANY.test(path) });
  change(folder);
  return checklist({ folder, deployment, hosting }).flatMap(({ ok, says }) => (ok ? [] : [says]));
}

test('deploys nothing if a page is missing, it connects to the emulator, or its code or a file is too large', () => {
  const says = against((folder) => {
    rmSync(join(folder, '404.html'));
    writeFileSync(join(folder, 'assets/x.js'), 'fetch("http://127.0.0.1:9099")');
    writeFileSync(join(folder, 'assets/big.js'), randomBytes(40_000));
    preload(folder, '<link rel="modulepreload" href="/assets/big.js">');
    writeFileSync(join(folder, 'export.json'), Buffer.alloc(2_100_000));
  });
  expect(says).toEqual([
    'missing from the build: 404.html',
    expect.stringContaining('made for the emulator'),
    expect.stringContaining('of 200,000 bytes of code'),
    'too large: export.json',
  ]);
});

test('deploys nothing if it contains another project, or the headers of one, or loads too many fonts', () => {
  const says = against((folder) => {
    for (const file of globSync('assets/*.js', { cwd: folder })) {
      const script = readFileSync(join(folder, file), 'utf8');
      writeFileSync(join(folder, file), script.replace(/(["'`])bear-shop\1/g, '$1owl-shop$1'));
    }
    preloadFont(folder, 150_000);
  }, hostingFor('elsewhere.example'));
  expect(says).toEqual([
    'made for another project than bear-shop',
    expect.stringContaining('keeps https://bear-shop.firebaseapp.com out'),
    expect.stringMatching(/of 150,000 bytes of fonts: name one typeface, or one of the system, in/),
  ]);
});

test('deploys the typeface of a large alphabet', () => {
  expect(against((folder) => preloadFont(folder, 100_000))).toEqual([]);
});
