import { execFileSync } from 'node:child_process';
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { expect, test } from 'vitest';
import { newFolder } from '../test/startCli.ts';
import { HELP, parseOptions } from './cliOptions.ts';
import { readMailTemplates } from './mail/readMailTemplates.ts';
import { openLog } from './openLog.ts';
import { readPolicy } from './readPolicy.ts';
import { readSeed } from './seed/readSeed.ts';
import { readSigningKey } from './signing/readSigningKey.ts';

/* Invalid command lines and invalid files that they name. */

const pem = ({ privateKey }: { privateKey: KeyObject }) =>
  privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

test.each([
  ['', '--project is missing: name one, such as demo-shop.'],
  ['--project', "Option '--project <value>' argument missing."],
  ['--project demo-x --foo', "Unknown option '--foo'."],
  ['--project Demo/x', '--project Demo/x is not a project ID'],
  [`--project demo-${'x'.repeat(300)}`, 'is not a project ID: write at most 100 '],
  ['--project demo-x --host 0.0.0.0/0', '--host 0.0.0.0/0 is not an address'],
  ['--project demo-x --port 70000', '--port 70000 is not a port'],
  ['--project demo-x --app-url localhost:5173', '--app-url localhost:5173 is not an address'],
  ['--project demo-x --app-url http://localhost --action-path x', 'does not start with a slash'],
  [
    '--project demo-x --app-url http://localhost --action-path //evil.example',
    'leads to another host',
  ],
  [
    '--project demo-x --app-url http://localhost --action-path /\\evil.example',
    'leads to another host',
  ],
  ['--project demo-x --allow-origin evil.example', '--allow-origin evil.example is not an origin'],
  ['--project demo-x --allow-origin https://ann@a.example', 'is not an origin'],
  ['--project demo-x --allow-origin *', 'has no effect: name each origin'],
  ['--project demo-x --issuer shop', '--issuer shop is not an address, such as'],
  ['--project demo-x --link-domain x/y', '--link-domain x/y is not a domain'],
  ['--project demo-x --before-create f', '--before-create f is not an address, such as'],
  ['halt --project demo-x', 'There is no command "halt"'],
  ['save --project demo-x', '--seed is missing: name the folder to save to.'],
])('%s: one sentence says what is wrong', (line, sentence) => {
  expect(() => parseOptions(line.split(' ').filter(Boolean))).toThrow(sentence);
});

test.each([
  ['https://点.example/', 'https://xn--3px.example'],
  ['https://Shop.example:443', 'https://shop.example'],
  ['capacitor://localhost', 'capacitor://localhost'],
  ['null', 'null'],
  ['file://', 'file://'],
])('an origin is let in as browsers send it: %s', (text, origin) => {
  const { allowOrigins } = parseOptions(['--project', 'demo-x', '--allow-origin', text]);
  expect(allowOrigins).toEqual([origin]);
});

test.each<[string, (file: string) => unknown, string]>([
  ['bad', readPolicy, 'bad cannot be read: '],
  ['missing.json', readPolicy, 'missing.json.'],
  ['typo.json', readPolicy, 'typo.json is not as expected at '],
  ['typo.json', readMailTemplates, 'typo.json is not as expected at '],
  ['bad', readSeed, 'bad/auth_export/accounts.json is not JSON: '],
  ['other', readSeed, 'other/auth_export/accounts.json is not as expected at users'],
  ['pipe', readPolicy, 'pipe cannot be read: it is a folder, a pipe or a device.'],
  ['piped', readSeed, 'piped/auth_export/accounts.json cannot be read: it is a folder, a pipe'],
  ['typo.json', readSigningKey, 'typo.json has no private key in PEM without a passphrase.'],
  [
    'ec.pem',
    readSigningKey,
    'ec.pem has the type ec, not rsa of 2048 bits or more. Create one: openssl genpkey',
  ],
  ['short.pem', readSigningKey, 'short.pem has 1024 bits, not rsa of 2048 bits or more.'],
  ['pipe', openLog, 'pipe cannot be written (ENXIO). Name a file'],
])('%s, by %o: one sentence says what is wrong', (name, read, sentence) => {
  const folder = newFolder({
    'bad/auth_export/accounts.json': '{ users: [] }',
    'other/auth_export/accounts.json': { accounts: [] },
    'typo.json': { customStrengthOptions: { minimumPasswordLength: 8 } },
    'ec.pem': pem(generateKeyPairSync('ec', { namedCurve: 'P-256' })),
    'short.pem': pem(generateKeyPairSync('rsa', { modulusLength: 1024 })),
    'piped/auth_export/x': '',
  });
  execFileSync('sh', ['-c', 'mkfifo pipe piped/auth_export/accounts.json'], { cwd: folder });
  expect(() => read(`${folder}/${name}`)).toThrow(sentence);
});

test('--help explains every option', () => {
  const { command, ...options } = parseOptions(['--help']);
  expect(command).toBe('help');
  expect(HELP.match(/^ {2}--/gm)?.length).toBeGreaterThanOrEqual(Object.keys(options).length);
});
