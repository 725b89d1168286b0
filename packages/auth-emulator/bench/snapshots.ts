import { createClient } from '../src/client.ts';

const ACCOUNTS = 10_000;
const RESTORES = 40;

/** Restores a snapshot of many accounts, each time after a change. Returns the times in milliseconds. */
export async function timeRestores(url: string): Promise<number[]> {
  const client = createClient({ url, projectId: 'demo-figures-snapshot', timeout: 60_000 });
  await client.importAccounts(
    Array.from({ length: ACCOUNTS }, (_, index) => {
      const email = `${index}@b.example`;
      return { localId: `user-${index}`, email, displayName: email, rawPassword: 'ToyBox#2026' };
    }),
  );
  await client.snapshot('many');
  const times: number[] = [];
  for (let count = 0; count < RESTORES; count += 1) {
    await client.deleteAllAccounts();
    const start = performance.now();
    const { accounts } = await client.restore('many');
    times.push(performance.now() - start);
    if (accounts !== ACCOUNTS) throw new Error(`${accounts} accounts were restored.`);
  }
  return times;
}
