import { resetPath } from '../client.ts';
import { answerJson, type Exchange, errorBody, isByOwner } from './exchange.ts';

/** One reset after the other: two at once would mix. */
let lastReset: Promise<unknown> = Promise.resolve();

/**
 * Puts the accounts back to how they are at each start. Answers when they are.
 * @returns whether that was requested
 */
export function resetAccounts(exchange: Exchange): boolean {
  const { request, response, url, settings } = exchange;
  if (url.pathname !== `/${resetPath(settings.projectId)}` || request.method !== 'POST') {
    return false;
  }
  const refuse = (code: number, message: string) =>
    answerJson(exchange, code, errorBody(code, message));
  if (!isByOwner(request)) {
    refuse(403, 'PERMISSION_DENIED : Only for "Authorization: Bearer owner".');
    return true;
  }
  lastReset = lastReset.then(() =>
    settings.reset().then(
      ({ accounts, problems }) => {
        if (problems.length === 0) answerJson(exchange, 200, { accounts });
        else refuse(500, `The accounts are not as the seed says: ${problems.join(' ')}`);
      },
      () => response.destroy(), // the emulator is down
    ),
  );
  return true;
}
