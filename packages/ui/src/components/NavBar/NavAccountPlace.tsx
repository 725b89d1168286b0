'use client';

import { createContext, type ReactNode } from 'react';
import type { NavAccountSlot } from './navigation.ts';

/** The content of `NavBar`'s account. */
export type NavAccountContent = ReactNode | ((slot: NavAccountSlot) => ReactNode);

/** Whether a `NavAccount` is in the bar or in the menu; outside of both it looks as in the bar. */
export const NavAccountContext = createContext<NavAccountSlot>({
  placement: 'bar',
  closeMenu: () => {},
});

type NavAccountPlaceProps = NavAccountSlot & { account: NavAccountContent };

/** Renders the account in the bar or in the menu. */
export function NavAccountPlace({ account, ...slot }: NavAccountPlaceProps) {
  if (typeof account === 'function') return account(slot);
  return <NavAccountContext value={slot}>{account}</NavAccountContext>;
}
