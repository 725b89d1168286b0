import type { AuthFailure } from '@toystore/accounts';
import type { EmulatorAccount, OobCode } from '@toystore/auth-emulator/client';
import { useEffect, useState } from 'react';
import { describeFailure } from './describeFailure.ts';
import { emulator } from './emulator.ts';
import { bySeed } from './seedOrder.ts';

const EVERY = 2000; // ms

/** What the emulator holds, as it last said. */
export interface EmulatorState {
  /** `undefined` until it has first answered. */
  accounts?: EmulatorAccount[];
  /** The newest first. */
  emails?: OobCode[];
  /** The codes that authenticator apps show now, by the accounts' `localId`. */
  codes?: ReadonlyMap<string, string> | undefined;
  /** For how many seconds a login is recent. */
  recentLogin?: number | undefined;
  /** Why it did not answer the last time. */
  problem: AuthFailure | undefined;
}

/** What the emulator holds: looked up every two seconds, and at once by `refresh`. */
export function useEmulator() {
  const [state, setState] = useState<EmulatorState>({ problem: undefined });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const poll = async () => {
      const news = await lookUp();
      if (left) return;
      setState((last) => ({ ...last, ...news }));
      timer = setTimeout(poll, EVERY);
    };
    poll();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, []);

  const refresh = async () => {
    const news = await lookUp();
    setState((last) => ({ ...last, ...news }));
  };
  return { ...state, refresh };
}

async function lookUp(): Promise<EmulatorState> {
  try {
    const [accounts, emails, codes, recentLogin] = await Promise.all([
      emulator.accounts(),
      emulator.oobCodes(),
      // An emulator without the proxy has none of these.
      emulator.totpCodes().catch(() => undefined),
      emulator.recentLogin().catch(() => undefined),
    ]);
    return {
      accounts: accounts.sort(bySeed),
      emails: emails.reverse(),
      codes,
      recentLogin,
      problem: undefined,
    };
  } catch (error) {
    return { problem: describeFailure(error) };
  }
}
