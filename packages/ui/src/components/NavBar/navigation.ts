/** One link of the bar. */
export interface NavLink {
  href: string;
  label: string;
  /** This link's page is the one being shown. */
  current?: boolean | undefined;
}

/** Who is signed in, as far as the bar shows it. */
export interface NavUser {
  displayName: string | null;
  photoURL: string | null;
}

/** Every text of the bar and its menu that is not a link's label or a name. */
export interface NavBarLabels {
  /** The accessible name of the list of links. */
  main: string;
  signIn: string;
  signOut: string;
  menu: string;
  closeMenu: string;
  /** The name of a shopper who gave none. */
  noName: string;
}

export const navBarLabels: NavBarLabels = {
  main: 'Main',
  signIn: 'Sign In',
  signOut: 'Sign Out',
  menu: 'Menu',
  closeMenu: 'Close menu',
  noName: 'User',
};
