import { claimsOf } from '../src/pipeline/tokens.ts';
import type { ProjectApi } from './api.ts';

/** One test of one worker: all that it changes is there, and nothing that another changed. */
export async function runIsolatedTest(
  { client, projectId, signUp, signIn }: ProjectApi,
  id: number,
) {
  const isolated = (what: string, actual: unknown, expected: unknown) => {
    if (JSON.stringify(actual) === JSON.stringify(expected)) return;
    throw new Error(
      `${projectId}, test ${id}: ${what} is ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`,
    );
  };
  await client.reset();
  isolated('the number of accounts', (await client.accounts()).length, 0);
  isolated('the clock', await client.clock(), 0);
  isolated('the failures', await client.faults(), []);
  const offset = -3600 * (1 + (id % 100));
  await client.setClock(offset);
  await client.failNext('signInWithPassword', 'QUOTA_EXCEEDED');
  const email = 'same@b.example'; // as every other worker
  await signUp(email);
  const failure: unknown = await signIn(email).catch((error: unknown) => String(error));
  isolated('the failure', failure, 'Error: signInWithPassword: QUOTA_EXCEEDED');
  const { aud, auth_time: authTime } = claimsOf((await signIn(email)).idToken);
  isolated('the project', aud, projectId);
  isolated('the time', Math.abs(Number(authTime) - Date.now() / 1000 - offset) < 30, true);
  isolated('the number of accounts', (await client.accounts()).length, 1);
}
