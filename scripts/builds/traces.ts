import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is in no production build: the developer panel, and what it calls. */
export const DEVELOPERS_TOOLS = ['Developer panel', 'accounts:query', 'oobCodes', 'Bearer owner'];

/** What is only in a build for the emulator. */
export const EMULATOR_TRACES = ['http://127.0.0.1:', 'demo-toystore', '/gapi.js', 'emulator/v1'];

/** All the code and pages of a build. */
export const textOfBuild = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:js|css|html)$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
