import { connect } from 'node:net';
import type { Addresses } from '../../packages/app/addresses.ts';

type Purpose = keyof Addresses['ports'];

const NAMES = { auth: 'the Auth emulator', dev: 'the dev server', hosting: 'the Hosting emulator' };

/** Returns whether a program on this machine answers, by IPv4 or IPv6 ("localhost" can mean either). */
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

/** Throws if another program uses one of these ports. @throws {Error} naming the ports and what to do */
export async function requireFree({ ports }: Addresses, ...purposes: Purpose[]): Promise<void> {
  const taken = await Promise.all(purposes.map((purpose) => isTaken(ports[purpose])));
  const held = purposes.filter((_, index) => taken[index]);
  if (held.length > 0) throw new Error(portsTakenMessage(ports, held));
}

/** Returns the message as one paragraph. */
function portsTakenMessage(ports: Addresses['ports'], held: Purpose[]): string {
  const names = held.map((purpose) => `port ${ports[purpose]} (for ${NAMES[purpose]})`);
  const find = held.map((purpose) =>
    process.platform === 'win32'
      ? `netstat -ano | findstr :${ports[purpose]}`
      : `lsof -i :${ports[purpose]}`,
  );
  return (
    `Another program holds ${names.join(' and ')}. If ToyStore runs in another window, ` +
    `stop it there with Ctrl-C. Otherwise find the program (${find.join(' ; ')}), stop it, and run this again.`
  );
}
