import { startAuthEmulator } from '@toystore/auth-emulator';
import { createClient } from '@toystore/auth-emulator/client';
import { DEFAULT_POLICY, missingRequirements } from '@toystore/auth-emulator/policy';

/* A program that uses only the packed package: two emulators at once, by its API. */

const start = (projectId: string) => startAuthEmulator({ projectId, port: 0 });
const [first, second] = await Promise.all([start('demo-same'), start('demo-same')]);
try {
  await first.client.createAccount({ email: 'ann@shop.example', password: 'Secret#1' });
  const { length } = await createClient({ url: first.url, projectId: 'demo-same' }).accounts();
  const others = await second.client.accounts();
  if (length !== 1 || others.length !== 0) throw new Error('They share accounts.');
} finally {
  await Promise.all([first.stop(), second.stop()]);
}
if (missingRequirements(DEFAULT_POLICY, 'short').length !== 1) throw new Error('No policy.');
