import { EMULATOR } from '../auth/emulatorSettings.ts';
import { directFetch } from './directFetch.ts';
import {
  type Account,
  type Email,
  parseAccounts,
  parseEmails,
  parseError,
  parseReset,
} from './emulatorAnswers.ts';

/* The emulator as its owner sees it: past the SDK, and past any simulated fault. */

const TIME_LIMIT = 10_000; // ms
const ACCOUNTS = `identitytoolkit.googleapis.com/v1/projects/${EMULATOR.options.projectId}/accounts`;

/** A call to the emulator that failed, and what to do about it. */
export class EmulatorError extends Error {
  readonly help: string;

  constructor(message: string, help: string, cause: unknown) {
    super(message, { cause });
    this.help = help;
  }
}

export async function listAccounts(): Promise<Account[]> {
  return parseAccounts(await ask('POST', `${ACCOUNTS}:query`, {}));
}

export async function setVerified({ localId }: Account, emailVerified: boolean): Promise<void> {
  await ask('POST', `${ACCOUNTS}:update`, { localId, emailVerified });
}

export async function setDisabled({ localId }: Account, disableUser: boolean): Promise<void> {
  await ask('POST', `${ACCOUNTS}:update`, { localId, disableUser });
}

export async function deleteAccount({ localId }: Account): Promise<void> {
  await ask('POST', `${ACCOUNTS}:delete`, { localId });
}

/** Puts the demo accounts back as they are written, and deletes all others; resolves to how many there are then. */
export async function resetToSeed(): Promise<number> {
  return parseReset(
    await ask('POST', `emulator/v1/projects/${EMULATOR.options.projectId}/accounts:reset`),
  );
}

/** The e-mails whose links still count, the newest first. */
export async function listEmails(): Promise<Email[]> {
  return parseEmails(
    await ask('GET', `emulator/v1/projects/${EMULATOR.options.projectId}/oobCodes`),
  );
}

/** @throws {EmulatorError} */
async function ask(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> {
  const response = await directFetch(`${EMULATOR.url}/${path}`, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    signal: AbortSignal.timeout(TIME_LIMIT),
    ...(body && { body: JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    throw new EmulatorError(
      `The emulator does not answer at ${EMULATOR.url}.`,
      'Start it with npm start.',
      cause,
    );
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok) return answer;
  throw new EmulatorError(
    `The emulator refused: ${parseError(answer) ?? `HTTP ${response.status}`}.`,
    'Look into .cache/emulator.log, or start it anew with npm start.',
    answer,
  );
}
