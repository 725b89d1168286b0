import { EmulatorError, resetPath } from '../client.ts';
import { answerJson, type Exchange, type ResetResult, refuse, requireOwner } from './exchange.ts';

/** One reset of a project after the other: two at once would mix. */
const lastResets = new WeakMap<() => Promise<ResetResult>, Promise<unknown>>();

/**
 * Puts the accounts, and for how long a login is recent, back to how they are at each start. Answers when they are.
 * @returns whether that was requested
 */
export function resetAccounts(exchange: Exchange): boolean {
  const { request, response, url, settings } = exchange;
  if (url.pathname !== `/${resetPath(settings.projectId)}` || request.method !== 'POST') {
    return false;
  }
  if (!requireOwner(exchange)) return true;
  settings.recentLogin.reset();
  const lastReset = lastResets.get(settings.reset) ?? Promise.resolve();
  lastResets.set(
    settings.reset,
    lastReset.then(() =>
      settings.reset().then(
        ({ accounts, problems }) => {
          if (problems.length === 0) answerJson(exchange, 200, { accounts });
          else
            refuse(exchange, 500, `The accounts are not as the seed says: ${problems.join(' ')}`);
        },
        (error: unknown) => {
          if (error instanceof EmulatorError)
            response.destroy(); // the emulator is down
          else refuse(exchange, 500, error instanceof Error ? error.message : String(error));
        },
      ),
    ),
  );
  return true;
}
