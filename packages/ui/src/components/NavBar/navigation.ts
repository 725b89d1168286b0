/** One link of the bar. */
export interface NavLink {
  href: string;
  label: string;
  /** Whether the link points to the current page. */
  current?: boolean | undefined;
}

/** The argument that `NavBar` passes to its `account`, which is both in the bar and in its menu. */
export interface NavAccountSlot {
  /** Where the account is: a narrow bar has room for the avatar only. */
  placement: 'bar' | 'menu';
  /** Closes the menu; does nothing in the bar. Pass 'link' when the user follows a link. */
  closeMenu: (reason?: MenuCloseReason) => void;
}

/** Why the menu closes, if that matters: the user followed a link in it, and the navigation comes next. */
export type MenuCloseReason = 'link';

/** Every text of the bar and its menu, apart from link labels and names. */
export interface NavBarLabels {
  /** The accessible name of the list of links. */
  main: string;
  menu: string;
  closeMenu: string;
}

declare module '../../locale/labels.ts' {
  interface UiLabels {
    NavBar: NavBarLabels;
  }
}

export const navBarLabels: NavBarLabels = {
  main: 'Main',
  menu: 'Menu',
  closeMenu: 'Close menu',
};
