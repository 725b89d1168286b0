/** One link of the bar. */
export interface NavLink {
  href: string;
  label: string;
  /** This link's page is the one being shown. */
  current?: boolean | undefined;
}

/** What `NavBar` passes to its `account`, which is in the bar and in its menu. */
export interface NavAccountSlot {
  /** Where it stands: a narrow bar's account has room for the avatar alone. */
  placement: 'bar' | 'menu';
  /** Closes the menu. Does nothing in the bar. A link that is followed says so. */
  closeMenu: (reason?: MenuCloseReason) => void;
}

/** Why the menu closes, where that matters: a link in it was followed, and the navigation comes next. */
export type MenuCloseReason = 'link';

/** Every text of the bar and its menu that is not a link's label or a name. */
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
