import { resetPath } from '../client.ts';
import { answerJson, type Exchange, refuse, requireOwner } from './exchange.ts';

/** One reset after the other: two at once would mix. */
let lastReset: Promise<unknown> = Promise.resolve();

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
  lastReset = lastReset.then(() =>
    settings.reset().then(
      ({ accounts, problems }) => {
        if (problems.length === 0) answerJson(exchange, 200, { accounts });
        else refuse(exchange, 500, `The accounts are not as the seed says: ${problems.join(' ')}`);
      },
      () => response.destroy(), // the emulator is down
    ),
  );
  return true;
}
