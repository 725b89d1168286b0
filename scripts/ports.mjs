import { connect } from 'node:net';

/** @typedef {import('./addresses.mjs').Port} Port */

/**
 * @param {Port[]} ports
 * @returns {Promise<Port[]>} those that another program holds
 */
async function takenPorts(ports) {
  const taken = await Promise.all(ports.map(({ port }) => isTaken(port)));
  return ports.filter((_, index) => taken[index]);
}

/**
 * Whether something answers on this machine, by IPv4 or IPv6 ("localhost" may mean either).
 * @param {number} port
 */
async function isTaken(port) {
  const answers = await Promise.all(['127.0.0.1', '::1'].map((host) => answersAt(host, port)));
  return answers.includes(true);
}

/**
 * @param {string} host
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function answersAt(host, port) {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    /** @param {boolean} answered */
    const settle = (answered) => {
      socket.destroy();
      resolve(answered);
    };
    socket.setTimeout(2000, () => settle(false));
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
  });
}

/**
 * @param {Port[]} ports
 * @throws {Error} when another program holds one; says which, and what to do
 */
export async function requireFree(ports) {
  const taken = await takenPorts(ports);
  if (taken.length > 0) throw new Error(portsTakenMessage(taken));
}

/**
 * What to tell the person, one paragraph.
 * @param {Port[]} taken at least one
 */
export function portsTakenMessage(taken) {
  const names = taken.map(({ port, purpose }) => `port ${port} (for ${purpose})`).join(' and ');
  const find = taken
    .map(({ port }) =>
      process.platform === 'win32' ? `netstat -ano | findstr :${port}` : `lsof -i :${port}`,
    )
    .join(' ; ');
  return (
    `Another program holds ${names}. If ToyStore runs in another window, ` +
    `stop it there with Ctrl-C. Otherwise find the program (${find}), stop it, and run this again.`
  );
}
