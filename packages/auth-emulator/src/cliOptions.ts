import { parseArgs } from 'node:util';
import { readMailTemplates } from './mail/readMailTemplates.ts';
import { PROJECT_ID } from './pipeline/projects.ts';
import { readOrigin } from './pipeline/readOrigin.ts';
import { readPolicy } from './readPolicy.ts';

export const HELP = `Usage: toystore-auth-emulator [save] --project <id> [options]

Starts the Firebase Auth emulator with what it lacks. With "save" it writes the state of a running
emulator into the seed instead.

  --project <id>         the Firebase project; one that starts with "demo-" reaches no real one
  --seed <folder>        the accounts to start with, as "firebase emulators:export" writes them
  --port <number>        the port where it answers; 9099 unless given, with 0 any free one
  --host <address>       where it listens; 127.0.0.1 unless given, in a container 0.0.0.0
  --app-url <url>        your app: links in e-mails lead to it ...
  --action-path <path>   ... to this page of it; /auth/action unless given
  --link-domain <domain> a Hosting domain that links may name; may be repeated
  --policy <file>        the password policy to serve and enforce, as JSON
  --mail-templates <file> what e-mails say, as JSON
  --before-create <url>  the function to call before an account is created
  --before-sign-in <url> the function to call before a user is signed in
  --functions <url>      a Functions emulator, to run functions for created and deleted users
  --events <url>         the address for CloudEvents of created and deleted users
  --sign                 sign ID tokens, for programs that verify them
  --signing-key <file>   ... with this private RSA key (PEM) instead of a new one at each start
  --issuer <url>         ... with this issuer instead of Google's
  --rate-limits          enforce rate limits, as the provider does
  --allow-origin <url>   an origin that may use it besides this machine's; may be repeated;
                         "null" and "file://" are pages opened from a disk
  --log <file>           the file for what the emulator itself prints
  --help, --version
`;

const HOST = /^[a-z\d.:-]+$/i;
const DOMAIN = /^[a-z\d-]+(\.[a-z\d-]+)+$/i;

export type CliOptions = ReturnType<typeof parseOptions>;

/** @throws {Error} in one sentence, if an option is wrong */
export function parseOptions(args: string[]) {
  const { values, positionals } = parse(args);
  const { 'mail-templates': templates } = values;
  const command = commandOf(values, positionals);
  return {
    command,
    projectId: ['help', 'version'].includes(command) ? '' : parseProject(values.project),
    port: parsePort(values.port),
    host: check('host', values.host, HOST, 'an address of this machine, such as 0.0.0.0'),
    seed: values.seed,
    actionUrl: parseActionUrl(values['app-url'], values['action-path']),
    linkDomains: values['link-domain'].map((domain) =>
      check('link-domain', domain, DOMAIN, 'a domain, such as shop.example').toLowerCase(),
    ),
    policy: values.policy === undefined ? undefined : readPolicy(values.policy),
    mailTemplates: templates === undefined ? undefined : readMailTemplates(templates),
    blockingFunctions: {
      beforeCreate: parseUrl('before-create', values['before-create']),
      beforeSignIn: parseUrl('before-sign-in', values['before-sign-in']),
    },
    functions: parseUrl('functions', values.functions),
    events: parseUrl('events', values.events),
    sign: values.sign,
    signingKey: values['signing-key'],
    issuer: parseUrl('issuer', values.issuer),
    rateLimits: values['rate-limits'],
    allowOrigins: values['allow-origin'].map(readOrigin),
    log: values.log,
  };
}

function commandOf({ help, version, seed }: ReturnType<typeof parse>['values'], words: string[]) {
  if (help) return 'help';
  if (version) return 'version';
  if (words.length === 0) return 'start';
  if (words.join(' ') !== 'save') {
    throw new Error(`There is no command "${words.join(' ')}": the only one is "save".`);
  }
  if (seed === undefined) throw new Error('--seed is missing: name the folder to save to.');
  return 'save';
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        project: { type: 'string' },
        seed: { type: 'string' },
        port: { type: 'string', default: '9099' },
        host: { type: 'string', default: '127.0.0.1' },
        'app-url': { type: 'string' },
        'action-path': { type: 'string', default: '/auth/action' },
        'link-domain': { type: 'string', multiple: true, default: [] },
        policy: { type: 'string' },
        'mail-templates': { type: 'string' },
        'before-create': { type: 'string' },
        'before-sign-in': { type: 'string' },
        functions: { type: 'string' },
        events: { type: 'string' },
        sign: { type: 'boolean', default: false },
        'signing-key': { type: 'string' },
        issuer: { type: 'string' },
        'rate-limits': { type: 'boolean', default: false },
        'allow-origin': { type: 'string', multiple: true, default: [] },
        log: { type: 'string' },
        help: { type: 'boolean' },
        version: { type: 'boolean' },
      },
    });
  } catch (error) {
    const [sentence] = String(error instanceof Error ? error.message : error).split(/\.(\s|$)/);
    throw new Error(`${sentence}.`, { cause: error });
  }
}

/** @throws {Error} if an option's value does not match a pattern */
function check(option: string, text: string, pattern: RegExp, expected: string): string {
  if (pattern.test(text)) return text;
  throw new Error(`--${option} ${text} is not ${expected}.`);
}

function parseProject(id: string | undefined): string {
  if (id === undefined) throw new Error('--project is missing: name one, such as demo-shop.');
  const expected = 'a project ID: write at most 100 small letters, digits and hyphens';
  return check('project', id, PROJECT_ID, expected);
}

function parsePort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port < 65_536) return port;
  throw new Error(`--port ${text} is not a port: write a number from 0 to 65535.`);
}

function parseActionUrl(written: string | undefined, path: string): string | undefined {
  const appUrl = parseUrl('app-url', written, 'http://localhost:5173');
  if (appUrl === undefined) return undefined;
  if (!path.startsWith('/')) throw new Error(`--action-path ${path} does not start with a slash.`);
  const { origin, href } = new URL(path, appUrl); // "//" at the start names another host
  if (origin === new URL(appUrl).origin) return href;
  throw new Error(`--action-path ${path} leads to another host: write a path of --app-url.`);
}

function parseUrl(option: string, url: string | undefined, example = 'http://localhost:5001') {
  if (url === undefined || isHttpUrl(url)) return url;
  throw new Error(`--${option} ${url} is not an address, such as ${example}.`);
}

const isHttpUrl = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
