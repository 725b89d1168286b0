import type { AuthFailure } from '@toystore/accounts';
import type { EmulatorAccount, OobCode } from '@toystore/auth-emulator/client';
import { useEffect, useState } from 'react';
import { describeFailure } from './describeFailure.ts';
import { emulator } from './emulator.ts';
import { type FaultName, simulatedFault } from './faults.ts';
import { bySeed } from './seedOrder.ts';

const EVERY = 2000; // ms

/** What `useEmulator` returns. */
export type Emulator = ReturnType<typeof useEmulator>;

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
  /** What goes wrong on purpose; `other` is none of the panel's. `undefined` until it is known. */
  fault?: FaultName | 'other' | undefined;
  /** Why it did not answer the last time. */
  problem: AuthFailure | undefined;
}

/**
 * What the emulator holds: looked up every two seconds, and at once by `refresh`. Of a closed panel, the fault alone, when
 * the page opens or is returned to.
 */
export function useEmulator(isOpen: boolean) {
  const [state, setState] = useState<EmulatorState>({ problem: undefined });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const update = async () => {
      const news = isOpen ? await lookUp() : { fault: await lookUpFault() };
      if (!left) setState((last) => ({ ...last, ...news }));
    };
    const poll = async () => {
      await update();
      if (!left) timer = setTimeout(poll, EVERY);
    };
    if (isOpen) poll();
    else {
      update();
      window.addEventListener('focus', update);
    }
    return () => {
      left = true;
      clearTimeout(timer);
      window.removeEventListener('focus', update);
    };
  }, [isOpen]);

  const refresh = async () => {
    const news = await lookUp();
    setState((last) => ({ ...last, ...news }));
  };
  return { ...state, refresh };
}

async function lookUp(): Promise<EmulatorState> {
  try {
    const [accounts, emails, codes, recentLogin, fault] = await Promise.all([
      emulator.accounts(),
      emulator.oobCodes(),
      // An emulator without the proxy has none of these.
      emulator.totpCodes().catch(() => undefined),
      emulator.recentLogin().catch(() => undefined),
      lookUpFault(),
    ]);
    return {
      accounts: accounts.sort(bySeed),
      emails: emails.reverse(),
      codes,
      recentLogin,
      fault,
      problem: undefined,
    };
  } catch (error) {
    return { problem: describeFailure(error) };
  }
}

/** @returns `undefined` when it is not known: an emulator without the proxy has none, and one that is away says so elsewhere */
async function lookUpFault(): Promise<EmulatorState['fault']> {
  try {
    const [faults, policy] = await Promise.all([emulator.faults(), emulator.passwordPolicy()]);
    return simulatedFault(faults, policy) ?? 'other';
  } catch {
    return undefined;
  }
}
