import { connect } from 'node:net';
import { PORTS } from '../../packages/app/addresses.ts';

type Purpose = keyof typeof PORTS;

const NAMES = { auth: 'the Auth emulator', dev: 'the dev server', hosting: 'the Hosting emulator' };

/** Whether something answers on this machine, by IPv4 or IPv6 ("localhost" may mean either). */
export async function isTaken(port: number): Promise<boolean> {
  const answers = ['127.0.0.1', '::1'].map(
    (host) =>
      new Promise<boolean>((resolve) => {
        const socket = connect({ host, port, timeout: 2000 });
        for (const event of ['connect', 'error', 'timeout']) {
          socket.once(event, () => resolve(event === 'connect'));
        }
        socket.once('connect', () => socket.destroy()).once('timeout', () => socket.destroy());
      }),
  );
  return (await Promise.all(answers)).includes(true);
}

/** @throws {Error} when another program holds one of these ports; says which, and what to do */
export async function requireFree(...purposes: Purpose[]): Promise<void> {
  const taken = await Promise.all(purposes.map((purpose) => isTaken(PORTS[purpose])));
  const held = purposes.filter((_, index) => taken[index]);
  if (held.length > 0) throw new Error(portsTakenMessage(held));
}

/** The message, one paragraph. */
export function portsTakenMessage(held: Purpose[]): string {
  const names = held.map((purpose) => `port ${PORTS[purpose]} (for ${NAMES[purpose]})`);
  const find = held.map((purpose) =>
    process.platform === 'win32'
      ? `netstat -ano | findstr :${PORTS[purpose]}`
      : `lsof -i :${PORTS[purpose]}`,
  );
  return (
    `Another program holds ${names.join(' and ')}. If ToyStore runs in another window, ` +
    `stop it there with Ctrl-C. Otherwise find the program (${find.join(' ; ')}), stop it, and run this again.`
  );
}
