import { randomUUID } from 'node:crypto';
import { accountList } from './account-list/index.ts';
import { clock } from './clock/index.ts';
import { emailPrivacy } from './email-privacy/index.ts';
import { createEvents } from './events/index.ts';
import { faults } from './faults/index.ts';
import { lifetimes } from './lifetimes/index.ts';
import { log } from './log/index.ts';
import { createMail, type MailOptions } from './mail/index.ts';
import { createMessageList } from './message-list/index.ts';
import type { AuthEmulatorOptions } from './options.ts';
import { pages } from './pages/index.ts';
import { importedPasswords } from './passwords/index.ts';
import { createPhone } from './phone/index.ts';
import { createTurns } from './pipeline/createTurns.ts';
import type { Feature } from './pipeline/feature.ts';
import type { Projects } from './pipeline/projects.ts';
import { createPolicy } from './policy/index.ts';
import { DEFAULT_POLICY } from './policy.ts';
import { popup } from './popup/index.ts';
import { providers } from './providers/index.ts';
import { query } from './query/index.ts';
import { createRateLimiting } from './rate-limits/index.ts';
import { recentLogin } from './recent-login/index.ts';
import { createResetRoute, type Reset } from './reset.ts';
import { createSave } from './save/index.ts';
import { sessions } from './sessions/index.ts';
import { settings } from './settings/index.ts';
import type { Signer } from './signing/createSigner.ts';
import { createSigning } from './signing/index.ts';
import { createSnapshots } from './snapshots/index.ts';
import { createStart } from './start/index.ts';
import { totp } from './totp/index.ts';
import { createTriggers } from './triggers/index.ts';
import { unlink } from './unlink/index.ts';

type Options = MailOptions &
  Pick<AuthEmulatorOptions, 'events' | 'functions' | 'policy' | 'rateLimits' | 'seed'>;

export interface FeatureOptions extends Options {
  signer?: Signer | undefined;
  reset: Reset;
  projects: Projects;
}

/** Returns the features in the order in which a request passes them, before the emulator and after it. */
export function createFeatures(options: FeatureOptions): Feature[] {
  const startId = randomUUID();
  const inTurn = createTurns();
  return [
    pages,
    createStart({ ...options, startId }),
    log,
    createEvents(startId),
    ...(options.functions || options.events ? [createTriggers(options)] : []),
    accountList,
    createMessageList(options.mailTemplates),
    createSave(options.seed),
    createSnapshots(options.projects, inTurn),
    createResetRoute(options.reset, inTurn),
    clock,
    faults, // fails a request before any other check
    lifetimes,
    createMail(options),
    recentLogin, // comes before the policy, as at the provider
    createPolicy(options.policy ?? DEFAULT_POLICY),
    emailPrivacy,
    createPhone(options.print),
    createRateLimiting(options.rateLimits ?? false), // counts only requests that passed the checks
    importedPasswords,
    providers, // adds claims that sessions keep
    sessions,
    totp, // withholds tokens until the second factor
    unlink,
    settings,
    query,
    popup,
    ...(options.signer ? [createSigning(options.signer)] : []), // signs the final tokens
  ];
}
