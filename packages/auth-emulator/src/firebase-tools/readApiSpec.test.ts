import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readApiSpec } from './readApiSpec.ts';

test.each([undefined, '', 'exports.default = {};', 'exports.default = { components: {} };', '}'])(
  'Firebase tools without a specification of the emulator are reported: %s',
  (code) => {
    const folder = mkdtempSync(join(tmpdir(), 'api-spec-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    mkdirSync(join(folder, 'bin'));
    mkdirSync(join(folder, 'emulator/auth'), { recursive: true });
    if (code !== undefined) writeFileSync(join(folder, 'emulator/auth/apiSpec.js'), code);
    expect(() => readApiSpec(join(folder, 'bin/firebase.js'))).toThrow(
      'This package does not know the installed version of the Firebase tools',
    );
  },
);
