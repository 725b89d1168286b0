import { setTimeout as sleep } from 'node:timers/promises';
import { type BlockingFunctions, createClient } from './client.ts';
import type { SetTime } from './firebase-tools/setTime.ts';
import { createMailbox } from './mail/createMailbox.ts';
import type { PasswordPolicy } from './policy.ts';
import { createClock } from './proxy/clock.ts';
import { createCurrentPolicy } from './proxy/currentPolicy.ts';
import type { ProjectSettings } from './proxy/exchange.ts';
import { createFaults } from './proxy/faults.ts';
import { createLinkAges } from './proxy/linkAges.ts';
import { createRateLimits } from './proxy/rateLimits.ts';
import { createRecentLogin } from './proxy/recentLogin.ts';
import { deleteTenants } from './proxy/tenantSettings.ts';
import { createTotpFactors } from './proxy/totpFactors.ts';
import { importSeed } from './seed/importSeed.ts';
import type { Seed } from './seed/readSeed.ts';
import { seedSmsCodes } from './seed/smsCodes.ts';

interface ProjectOptions {
  projectId: string;
  /** Where the emulator itself listens. */
  emulatorUrl: string;
  setTime: SetTime;
  /** Reads what a reset puts its accounts back to. */
  currentSeed: () => Seed;
  policy: PasswordPolicy;
  rateLimits?: boolean | undefined;
  blockingFunctions?: BlockingFunctions | undefined;
}

/** A project of an emulator: empty, until it is reset to the seed. */
export function createProject(options: ProjectOptions): ProjectSettings {
  const { projectId, emulatorUrl, setTime, currentSeed } = options;
  const fixedSmsCodes = new Map<string, string>();
  const importedPasswords: ProjectSettings['importedPasswords'] = new Map();
  const providerConfigs: ProjectSettings['providerConfigs'] = new Map();
  const mailbox = createMailbox();
  const clock = createClock((offset) => setTime({ projectId, offset }));
  const totp = createTotpFactors(clock.now);
  const linkAges = createLinkAges(clock.now);
  const faults = createFaults();
  const policy = createCurrentPolicy(options.policy);
  const rateLimits = options.rateLimits ? createRateLimits(clock.now) : undefined;
  const recentLogin = createRecentLogin({ now: clock.now, sleep });

  async function reset() {
    const seed = currentSeed();
    await clock.setOffset(0);
    linkAges.clear();
    faults.clear();
    policy.restore();
    rateLimits?.clear();
    mailbox.clear();
    importedPasswords.clear();
    providerConfigs.clear();
    fixedSmsCodes.clear();
    for (const [number, code] of seedSmsCodes(seed.config)) fixedSmsCodes.set(number, code);
    const client = createClient({ url: emulatorUrl, projectId });
    await deleteTenants({ emulatorUrl, projectId });
    await client.setBlockingFunctions(options.blockingFunctions ?? {});
    return importSeed(client, seed, totp);
  }

  return {
    ...{ projectId, clock, linkAges, faults, policy, rateLimits, recentLogin },
    ...{ fixedSmsCodes, mailbox, totp, importedPasswords, providerConfigs, reset },
  };
}
