import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { plainText } from '../plainText.ts';
import { findFreePort } from './findFreePort.ts';

const STOP_TIMEOUT = 8000; // ms until it is killed
const KEPT_LINES = 20;

interface FirebaseToolsOptions {
  script: string;
  projectId: string;
  /** Where the emulator listens. */
  port: number;
  allowOrigins: string[];
  onLine: (line: string) => void;
}

export interface FirebaseTools {
  /** Resolves with the exit code when the emulator ends. */
  ended: Promise<number>;
  /** Returns the last lines of the emulator's output. */
  lastLines: () => string;
  stop: () => Promise<void>;
}

/** Starts the Auth emulator of the Firebase tools. It ends with this process, even if this one is killed. */
export async function startFirebaseTools(options: FirebaseToolsOptions): Promise<FirebaseTools> {
  const config = await configFor(options.port);
  const folder = mkdtempSync(join(tmpdir(), 'auth-emulator-'));
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify(config));
  const preloads = ['followParent', 'localOnly', 'projects'].flatMap((name) => [
    '--import',
    new URL(`./${name}${extname(import.meta.url)}`, import.meta.url).href,
  ]);
  const child = spawn(
    process.execPath,
    [
      ...preloads,
      options.script,
      ...['emulators:start', '--only', 'auth', '--project', options.projectId],
    ],
    {
      cwd: folder, // for their logs
      env: {
        ...process.env,
        AUTH_EMULATOR_ALLOW_ORIGINS: JSON.stringify(options.allowOrigins),
        CI: '1', // with the next line: no requests to the internet
        NO_UPDATE_NOTIFIER: '1',
        // They write a file there, named after the project: two at once would share it.
        TMPDIR: folder,
        TEMP: folder,
        TMP: folder,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true, // Ctrl-C in the terminal reaches them only through `stop`
      windowsHide: true,
    },
  );

  const lines: string[] = [];
  for (const input of [child.stdout, child.stderr]) {
    if (input === null) throw new Error('The Firebase tools have no output.'); // cannot be, with "pipe"
    createInterface({ input }).on('line', (text) => {
      const line = plainText(stripVTControlCharacters(text));
      lines.splice(0, lines.length - KEPT_LINES + 1);
      lines.push(line);
      options.onLine(line);
    });
  }

  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  const killAtOnce = () => {
    child.kill('SIGKILL');
    removeFolder();
  };
  process.once('exit', killAtOnce); // at its exit this process cannot wait
  const ended = new Promise<number>((resolve) => {
    child.once('close', (code, signal) => {
      process.off('exit', killAtOnce);
      removeFolder();
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
  return {
    ended,
    lastLines: () => lines.join('\n'),
    async stop() {
      child.kill();
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT);
      await ended;
      clearTimeout(timer);
    },
  };
}

/** Returns the settings of the Auth emulator. Two Firebase tools that start at once would choose the same other ports. */
const configFor = async (port: number) => ({
  emulators: {
    auth: { host: '127.0.0.1', port },
    hub: { port: await findFreePort() },
    logging: { port: await findFreePort() },
    ui: { enabled: false }, // it needs a download
    singleProjectMode: true,
  },
});
