import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFirebaseTools } from '../src/firebase-tools/findFirebaseTools.ts';
import { findFreePort } from '../src/firebase-tools/findFreePort.ts';

/** The Auth emulator as Firebase tools start it, with nothing before it. Resolves when it answers. */
export async function startBareEmulator(projectId: string) {
  const folder = mkdtempSync(join(tmpdir(), 'bare-emulator-'));
  const [port, hub, logging] = await Promise.all([findFreePort(), findFreePort(), findFreePort()]);
  const emulators = {
    auth: { host: '127.0.0.1', port },
    hub: { port: hub },
    logging: { port: logging },
    ui: { enabled: false },
  };
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify({ emulators }));
  const command = ['emulators:start', '--only', 'auth', '--project', projectId];
  const child = spawn(process.execPath, [findFirebaseTools(), ...command], {
    cwd: folder,
    env: { ...process.env, CI: '1', NO_UPDATE_NOTIFIER: '1', TMPDIR: folder },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error('The emulator ended.');
    await sleep(20);
  }
  return {
    url,
    async stop() {
      child.kill();
      await once(child, 'close');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
