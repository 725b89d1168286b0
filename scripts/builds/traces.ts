import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Texts that no production build contains: of the emulator's panel, and of a client with the owner's rights. */
export const DEVELOPERS_TOOLS = [
  'toystore-auth-panel',
  'toystore/panel',
  'accounts:query',
  'oobCodes',
  'Bearer owner',
];

/** Texts that only a build for the emulator contains. */
export const EMULATOR_TRACES = ['http://127.0.0.1:', 'demo-toystore', '/gapi.js', 'emulator/v1'];

/** Returns all the code and pages of a build. */
export const textOfBuild = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:js|css|html)$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
