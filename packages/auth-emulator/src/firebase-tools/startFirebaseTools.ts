import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { plainText } from '../plainText.ts';

const STOP_TIMEOUT = 8000; // ms to end by itself before it is killed
const KEPT_LINES = 20;

/**
 * Where each part of the emulator is to listen. Two Firebase tools that start at once would
 * choose the same ports for hub and log.
 */
interface Ports {
  auth: number;
  hub: number;
  logging: number;
}

interface FirebaseToolsOptions {
  script: string;
  projectId: string;
  ports: Ports;
  allowOrigins: string[];
  onLine: (line: string) => void;
}

/** The running Firebase tools. */
export interface FirebaseTools {
  /** Their exit code, once they have ended. */
  ended: Promise<number>;
  /** The last lines that they printed: what may explain a failure. */
  lastLines: () => string;
  stop: () => Promise<void>;
}

/**
 * Starts the Auth emulator of the installed Firebase tools. It ends with this process, however that ends.
 */
export function startFirebaseTools(options: FirebaseToolsOptions): FirebaseTools {
  const folder = mkdtempSync(join(tmpdir(), 'auth-emulator-'));
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify(configFor(options.ports)));
  const preloads = ['followParent', 'localOnly', 'shiftClock', 'projects'].flatMap((name) => [
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
      cwd: folder, // they write logs where they are
      env: {
        ...process.env,
        AUTH_EMULATOR_ALLOW_ORIGINS: JSON.stringify(options.allowOrigins),
        CI: '1', // this and the next keep them from asking the internet for news
        NO_UPDATE_NOTIFIER: '1',
        // They leave a note about themselves there, by the project's name: two at once trip over each other's.
        TMPDIR: folder,
        TEMP: folder,
        TMP: folder,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true, // Ctrl-C in the terminal reaches it only through `stop`, once
      windowsHide: true,
    },
  );

  const lines: string[] = [];
  for (const input of [child.stdout, child.stderr]) {
    if (input === null) throw new Error('They have no output.'); // "pipe" says that they have one
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
  process.once('exit', killAtOnce); // this process does not wait for its end
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

/** The settings of the Auth emulator alone. Its own pages would need a download. */
const configFor = ({ auth, hub, logging }: Ports) => ({
  emulators: {
    auth: { host: '127.0.0.1', port: auth },
    hub: { port: hub },
    logging: { port: logging },
    ui: { enabled: false },
    singleProjectMode: true,
  },
});
