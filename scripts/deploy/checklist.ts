import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Hosting } from '../hosting/complete.ts';
import { parsePolicy } from '../hosting/policy.ts';
import { firstLoad } from './first-load.ts';
import type { Deployment } from './settings.ts';

/** One line of the checklist. */
interface Verdict {
  ok: boolean;
  says: string;
}

/** The build to be deployed. */
interface Built {
  folder: string;
  deployment: Deployment;
  /** The hosting settings with this build's headers. */
  hosting: Hosting;
}

const CODE_LIMIT = 200_000; // bytes of Home's page with its code; `npm run budgets` is stricter
const FONT_LIMIT = 150_000; // bytes of the fonts that Home preloads: two typefaces of Japanese have 110,000
const FILE_LIMIT = 2_000_000; // bytes; the shop's files are smaller, a forgotten export is not
const NEEDED = [
  ...['index.html', '404.html', 'myprofile.html', 'toy.json', 'licences.txt'],
  ...['robots.txt', 'sitemap.xml', 'og.jpg', 'service-worker.js', 'manifest.webmanifest'],
];
const OF_THE_EMULATOR = ['http://127.0.0.1:', 'demo-toystore'];
const HEADERS = [
  'Content-Security-Policy',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'Referrer-Policy',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
];

/** Checks a build before it is deployed. */
export function checklist(built: Built): Verdict[] {
  return [whole(built), real(built), ...headers(built), ...sizes(built)];
}

function whole({ folder }: Built): Verdict {
  const missing = NEEDED.filter((file) => globSync(file, { cwd: folder }).length === 0);
  return missing.length === 0
    ? { ok: true, says: 'all pages are there, with the catalogue and the licences' }
    : { ok: false, says: `missing from the build: ${missing.join(', ')}` };
}

function real({ folder, deployment }: Built): Verdict {
  const texts = globSync('**/*.{js,html}', { cwd: folder }).map((file) =>
    readFileSync(join(folder, file), 'utf8'),
  );
  const found = OF_THE_EMULATOR.filter((trace) => texts.some((text) => text.includes(trace)));
  if (found.length > 0) return { ok: false, says: `made for the emulator: ${found.join(', ')}` };
  // In quotes, because the domain for sign-in starts with the id, too.
  const ids = ['"', "'", '`'].map((quote) => `${quote}${deployment.projectId}${quote}`);
  return ids.some((id) => texts.some((text) => text.includes(id)))
    ? { ok: true, says: `made for the project ${deployment.projectId}, without the emulator` }
    : { ok: false, says: `made for another project than ${deployment.projectId}` };
}

function headers({ deployment, hosting }: Built): Verdict[] {
  const everywhere = hosting.headers.find(({ source }) => source === '**')?.headers ?? [];
  const missing = HEADERS.filter((name) => !everywhere.some(({ key }) => key === name));
  const text = everywhere.find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';
  const policy = parsePolicy(text);
  const frame = `https://${deployment.authDomain}`;
  const strict = policy.get('default-src')?.join() === "'none'" && !/'unsafe-/.test(text);
  return [
    missing.length === 0
      ? { ok: true, says: `${HEADERS.length} headers of security on every answer` }
      : { ok: false, says: `firebase.json lacks ${missing.join(', ')}` },
    strict && policy.get('style-src')?.some((source) => source.startsWith("'sha256-"))
      ? { ok: true, says: 'a strict content policy, with the hashes of these very pages' }
      : { ok: false, says: `the content policy is not strict: ${text}` },
    policy.get('frame-src')?.includes(frame)
      ? { ok: true, says: `sign-in with other accounts may use ${frame}` }
      : { ok: false, says: `the content policy keeps ${frame} out` },
  ];
}

function sizes({ folder }: Built): Verdict[] {
  const { code, fonts } = firstLoad(folder);
  const files = globSync('**/*.*', { cwd: folder });
  const tooLarge = files.filter((file) => statSync(join(folder, file)).size > FILE_LIMIT);
  return [
    { ok: code <= CODE_LIMIT, says: `Home loads ${share(code, CODE_LIMIT)} bytes of code` },
    fonts <= FONT_LIMIT
      ? { ok: true, says: `Home loads ${share(fonts, FONT_LIMIT)} bytes of fonts` }
      : {
          ok: false,
          says: `Home loads ${share(fonts, FONT_LIMIT)} bytes of fonts: name one typeface, or one of the system, in brand.css`,
        },
    tooLarge.length === 0
      ? { ok: true, says: `${files.length} files, none above ${FILE_LIMIT / 1e6} MB` }
      : { ok: false, says: `too large: ${tooLarge.join(', ')}` },
  ];
}

const share = (bytes: number, limit: number) =>
  `${bytes.toLocaleString('en')} of ${limit.toLocaleString('en')}`;
