import type { EmulatorAccount, Fault } from '../../../src/client.ts';
import type { PasswordPolicy } from '../../../src/policy.ts';

/* What the emulator answers to its page. */

export interface Start {
  version: string;
  /** The app's address, from `--app-url`. */
  appUrl?: string;
  seed?: boolean;
  rateLimits: boolean;
  /** The policy that the emulator was started with. */
  policy: PasswordPolicy;
  /** Differs after a restart. */
  startId: string;
}

/** An account in the list: the emulator's API adds the times of use. */
export interface Account extends EmulatorAccount {
  /** Milliseconds since 1970. */
  lastLoginAt?: string;
}

export const ACCOUNT_STATES = [
  'all',
  'unverified',
  'disabled',
  'twoStep',
  'google',
  'guest',
] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

export interface AccountsPage {
  total: number;
  matching: number;
  counts: Record<AccountState, number>;
  accounts: Account[];
}

export interface Message {
  id: string;
  kind: 'email' | 'sms';
  to: string;
  /** Milliseconds since 1970, by the project's clock. */
  at: number;
  subject?: string;
  text: string;
  link?: string;
  code?: string;
  used: boolean;
  expiresAt?: number;
}

export interface LoggedOperation {
  id: number;
  at: number;
  operation: string;
  caller: 'app' | 'admin' | 'tool';
  account?: { localId?: string; email?: string };
  /** 0: no answer. */
  status: number;
  error?: string;
  milliseconds: number;
  effects: { feature: string; text: string }[];
  request?: unknown;
  response?: unknown;
}

export interface RateLimits {
  enabled: boolean;
  limits: { name: string; used: number; allowed: number; freesAt?: number }[];
}

export interface SaveState {
  possible: boolean;
  reason?: string;
  added: string[];
  changed: string[];
  removed: string[];
  leftOut: string[];
}

export interface Snapshot {
  name: string;
  at: number;
  accounts: number;
}

/** What fails on purpose, and the policy and limit that a common failure may have changed. */
export interface Failures {
  faults: Fault[];
  policy: PasswordPolicy;
  recentLogin: number;
}
