import { installMissing } from './install.mjs';
import { continueOnSupportedNode } from './node.mjs';

/**
 * What each command does first, so that it works on a fresh clone: installs what is missing and
 * goes on under a Node that will do. Everything that runs before this, imports included,
 * keeps to Node 18 and its built-in modules.
 * @throws {Error} with a message for the person at the terminal
 */
export async function prepare() {
  installMissing();
  await continueOnSupportedNode();
}
