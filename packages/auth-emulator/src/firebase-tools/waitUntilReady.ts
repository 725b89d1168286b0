import { setTimeout as delay } from 'node:timers/promises';
import type { FirebaseTools } from './startFirebaseTools.ts';
import { UNKNOWN_TOOLS, UNKNOWN_TOOLS_MESSAGE } from './unknownTools.ts';

const TIMEOUT = 180_000; // ms; 5 to 40 s are usual

/** @throws {Error} if it ends, or does not answer in time */
export async function waitUntilReady(url: string, tools: FirebaseTools): Promise<void> {
  const ended = tools.ended.then((code) => {
    if (code === UNKNOWN_TOOLS) throw new Error(UNKNOWN_TOOLS_MESSAGE);
    return `ended (exit code ${code})`;
  });
  const deadline = Date.now() + TIMEOUT;
  for (;;) {
    const answers = fetch(url, { signal: AbortSignal.timeout(5000) }).then(
      () => true,
      () => delay(50, false),
    );
    const result = await Promise.race([ended, answers]);
    if (result === true) return;
    const failure = result || (Date.now() > deadline && 'did not get ready in time');
    if (failure) throw new Error(`The Auth emulator ${failure}.\n${tools.lastLines()}`.trimEnd());
  }
}
