import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** @throws {Error} if the Firebase tools are not installed */
export function findFirebaseTools(): string {
  const require = createRequire(import.meta.url);
  try {
    const manifest = require.resolve('firebase-tools/package.json');
    const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
    return join(dirname(manifest), bin.firebase);
  } catch (cause) {
    throw new Error(
      'The Firebase tools are not installed here: npm install --save-dev firebase-tools',
      { cause },
    );
  }
}
