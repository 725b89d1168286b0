import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { EMULATOR_ITSELF_URL, EMULATOR_URL } from './addresses.mjs';
import { CONFIG_FILE, configBehindFront } from './firebase-config.mjs';

const own = JSON.parse(readFileSync(new URL('../firebase.json', import.meta.url), 'utf8'));

test('the emulator listens behind the front, at a port of its own; all else is as in firebase.json', () => {
  const config = configBehindFront(own);
  expect(`http://127.0.0.1:${config.emulators.auth.port}`).toBe(EMULATOR_ITSELF_URL);
  expect(`http://127.0.0.1:${own.emulators.auth.port}`).toBe(EMULATOR_URL); // for those who start it by hand
  expect(config).toEqual({
    ...own,
    hosting: { ...own.hosting, public: config.hosting.public },
    emulators: { ...own.emulators, auth: { ...own.emulators.auth, port: 9098 } },
  });
});

test('the folder of the build is the same, seen from the folder of the settings', () => {
  const { hosting } = configBehindFront(own);
  expect(join(dirname(CONFIG_FILE), hosting.public)).toBe(join(own.hosting.public));
});
