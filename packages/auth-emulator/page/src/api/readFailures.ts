import type { AuthEmulatorClient, Fault } from '../../../src/client.ts';
import type { PasswordPolicy } from '../../../src/policy.ts';

/** What fails on purpose, with the policy and the limit that a common failure may have changed. */
export interface Failures {
  faults: Fault[];
  policy: PasswordPolicy;
  /** Seconds for which a login is recent. */
  recentLogin: number;
}

export async function readFailures(client: AuthEmulatorClient): Promise<Failures> {
  const [faults, policy, recentLogin] = await Promise.all([
    client.faults(),
    client.passwordPolicy(),
    client.recentLogin(),
  ]);
  return { faults, policy, recentLogin };
}
