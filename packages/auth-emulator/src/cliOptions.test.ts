import { expect, test } from 'vitest';
import { newFolder } from '../test/startCli.ts';
import { parseOptions } from './cliOptions.ts';
import { readMailTemplates } from './mail/readMailTemplates.ts';
import { openLog } from './openLog.ts';
import { readPolicy } from './readPolicy.ts';
import { readSeed } from './seed/readSeed.ts';

/* What is wrong with a command line and the files that it names. */

test.each([
  ['', '--project is missing: it may be any, such as demo-shop.'],
  ['--project', "Option '--project <value>' argument missing."],
  ['--project demo-x --foo', "Unknown option '--foo'."],
  ['--project Demo/x', '--project Demo/x is no project ID'],
  [`--project demo-${'x'.repeat(300)}`, 'at most 100.'],
  ['--project demo-x --port abc', '--port abc is no port'],
  ['--project demo-x --host 0.0.0.0/0', '--host 0.0.0.0/0 is no address'],
  ['--project demo-x --port 70000', '--port 70000 is no port'],
  ['--project demo-x --app-url localhost:5173', '--app-url localhost:5173 is no address'],
  ['--project demo-x --app-url http://localhost --action-path x', 'does not start with a slash'],
  ['--project demo-x --app-url http://localhost --action-path //evil.example', 'leads elsewhere'],
  ['--project demo-x --app-url http://localhost --action-path /\\evil.example', 'leads elsewhere'],
  ['--project demo-x --allow-origin evil.example', '--allow-origin evil.example is no origin'],
  ['--project demo-x --link-domain x/y', '--link-domain x/y is no domain'],
  ['--project demo-x --before-create f', '--before-create f is no address, such as'],
  ['halt --project demo-x', 'There is no command "halt"'],
  ['save --project demo-x', '--seed is missing: name the folder to save to.'],
])('%s: one sentence says what is wrong', (line, sentence) => {
  expect(() => parseOptions(line.split(' ').filter(Boolean))).toThrow(sentence);
});

test.each<[string, (file: string) => unknown, string]>([
  ['bad', readPolicy, 'bad cannot be read: '],
  ['missing.json', readPolicy, 'missing.json.'],
  ['typo.json', readPolicy, 'typo.json is not as expected at '],
  ['typo.json', readMailTemplates, 'typo.json is not as expected at '],
  ['typo.json', readSeed, 'typo.json/auth_export/accounts.json.'],
  ['missing', readSeed, 'missing/auth_export/accounts.json.'],
  ['bad', readSeed, 'bad/auth_export/accounts.json is no JSON: '],
  ['other', readSeed, 'other/auth_export/accounts.json is not as expected at users'],
  ['typo.json/x', openLog, 'typo.json/x cannot be written (E'],
])('%s, by %o: one sentence says what is wrong', (name, read, sentence) => {
  const folder = newFolder({
    'bad/auth_export/accounts.json': '{ users: [] }',
    'other/auth_export/accounts.json': { accounts: [] },
    'typo.json': { customStrengthOptions: { minimumPasswordLength: 8 } },
  });
  expect(() => read(`${folder}/${name}`)).toThrow(sentence);
});

test('a log where nobody may write is refused', () => {
  expect(() => openLog('/proc/x')).toThrow('The log /proc/x cannot be written (E');
});
