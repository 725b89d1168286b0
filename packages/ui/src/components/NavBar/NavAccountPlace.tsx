'use client';

import { createContext, type ReactNode } from 'react';
import type { NavAccountSlot } from './navigation.ts';

/** What `NavBar` shows as its account. */
export type NavAccountContent = ReactNode | ((slot: NavAccountSlot) => ReactNode);

/** Lets a `NavAccount` know where it is; outside of a bar it looks as in one. */
export const NavAccountContext = createContext<NavAccountSlot>({
  placement: 'bar',
  closeMenu: () => {},
});

type NavAccountPlaceProps = NavAccountSlot & { account: NavAccountContent };

/** The account in one of its two places. */
export function NavAccountPlace({ account, ...slot }: NavAccountPlaceProps) {
  if (typeof account === 'function') return account(slot);
  return <NavAccountContext value={slot}>{account}</NavAccountContext>;
}
