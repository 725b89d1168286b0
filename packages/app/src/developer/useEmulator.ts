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

/** The latest answer of the emulator. */
export interface EmulatorState {
  /** `undefined` until its first answer. */
  accounts?: EmulatorAccount[];
  /** The newest first. */
  emails?: OobCode[];
  /** The current codes of authenticator apps, by the accounts' `localId`. */
  codes?: ReadonlyMap<string, string> | undefined;
  /** How many seconds a login is recent. */
  recentLogin?: number | undefined;
  /** The simulated fault; `other` for one that is not part of the panel. `undefined` until it is known. */
  fault?: FaultName | 'other' | undefined;
  /** Why the last request failed. */
  problem: AuthFailure | undefined;
}

/**
 * Reads the emulator's state every two seconds, and at once by `refresh`. While the panel is closed, it reads only the
 * fault, when the page opens or the user returns to it.
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
      // An emulator without the project's proxy lacks these.
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

/** Returns `undefined` if it is unknown: without the proxy there are no faults; `problem` reports a missing emulator. */
async function lookUpFault(): Promise<EmulatorState['fault']> {
  try {
    const [faults, policy] = await Promise.all([emulator.faults(), emulator.passwordPolicy()]);
    return simulatedFault(faults, policy) ?? 'other';
  } catch {
    return undefined;
  }
}
