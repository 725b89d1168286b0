import { homedir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { mustRun, stopSignal, waitForEnd } from '../../command/programs.ts';

const START_TIMEOUT = 540_000; // ms: npx installs the Firebase tools

/**
 * Starts the emulator in a folder by `npx`, without installing it first. It ends with this command.
 * @param env of npm
 * @returns its URL
 */
export async function startByNpx(folder: string, env: NodeJS.ProcessEnv): Promise<string> {
  const program = execa(
    'npx',
    ['--yes', '@toystore/auth-emulator', '--project', 'demo-x', '--port', '0'],
    {
      ...{ cwd: folder, all: true, reject: false, cancelSignal: stopSignal, killDescendants: true },
      env: { NO_COLOR: '1', ...env },
    },
  );
  waitForEnd(program);
  const timer = setTimeout(() => program.kill(), START_TIMEOUT);
  const lines: string[] = [];
  return new Promise((resolve, reject) => {
    const read = async () => {
      for await (const line of program.iterable({ from: 'all' })) {
        lines.push(line);
        const url = /is ready at (\S+)/.exec(line)?.[1];
        if (url === undefined) continue;
        clearTimeout(timer);
        resolve(url); // and reads on, so that the emulator can print more
      }
      throw new Error(`npx did not start the emulator.\n${lines.join('\n')}`);
    };
    read().catch(reject);
  });
}

/** Where npm keeps downloaded packages. */
export const npmCache = async () =>
  (await mustRun('npm config', 'npm', ['config', 'get', 'cache'])).trim() ||
  join(homedir(), '.npm');
