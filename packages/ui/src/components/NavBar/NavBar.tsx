'use client';

import { cx } from 'class-variance-authority';
import { Menu } from 'lucide-react';
import {
  type ComponentProps,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLabels } from '../../locale/labels.ts';
import { Brand } from '../../primitives/Brand/Brand.tsx';
import { IconButton } from '../../primitives/Button/Button.tsx';
import { Container } from '../../primitives/Container/Container.tsx';
import { useUi } from '../../UiProvider.tsx';
import styles from './NavBar.module.css';
import type { NavDrawerProps } from './NavDrawer.tsx';
import { NavMenu } from './NavMenu.tsx';
import {
  type NavAccountSlot,
  type NavBarLabels,
  type NavLink,
  navBarLabels,
} from './navigation.ts';

export type NavBarProps = Omit<ComponentProps<'header'>, 'children'> & {
  /** The links to show, in order: which ones depends on who is signed in. */
  links: readonly NavLink[];
  /** The shop's name, beside the brand mark. */
  brandName: string;
  /** Where the shop's name leads. */
  brandHref: string;
  /** Stands in the bar at every width, before the account: a cart's button, a language menu. */
  actions?: ReactNode;
  /** Renders the account, once in the bar and once in its menu: `(slot) => <NavAccount {...slot} user={user} … />`. */
  account?: ((slot: NavAccountSlot) => ReactNode) | undefined;
  /** Addresses of up to three pictures for the narrow bar's menu. */
  drawerPictures?: readonly string[] | undefined;
  /** Replaces texts of the bar and its menu; those left out stay. */
  labels?: Partial<NavBarLabels> | undefined;
};

const loadDrawer = () => import('./NavDrawer.tsx');

const NavDrawer = lazy(() =>
  loadDrawer().then(
    (loaded) => ({ default: loaded.NavDrawer }),
    // A menu has to open even when its code cannot be fetched.
    () => ({ default: NavUnfolded }),
  ),
);

/** The menu without a dialog: its links unfold under the bar. */
function NavUnfolded({ open, ...menu }: NavDrawerProps) {
  'use no memo'; // rendered seldom, and the first load of a page counts each byte
  if (!open) return null;
  return (
    <Container className={styles.unfolded}>
      <NavMenu {...menu} />
    </Container>
  );
}

/**
 * The shop's awning: brand, links, actions and account (specification, Shared layout).
 * A bar narrower than 48rem keeps brand, actions and avatar and moves the rest into a menu,
 * whose code is loaded when it is first opened.
 */
export function NavBar({
  links,
  brandName,
  brandHref,
  actions,
  account,
  drawerPictures = [],
  labels: ownLabels,
  className,
  ...rest
}: NavBarProps) {
  'use no memo'; // rendered seldom, and the first load of a page counts each byte
  const { Link } = useUi();
  const labels = useLabels('NavBar', navBarLabels, ownLabels);
  const [menu, setMenu] = useState<'never opened' | 'open' | 'closed'>('never opened');
  const menuButton = useRef<HTMLButtonElement>(null);
  const isOpen = menu === 'open';
  const closeMenu = () => setMenu('closed');

  // A bar that grows wide shows everything by itself: a dialog over it would keep it from being used.
  useEffect(() => {
    const button = menuButton.current;
    const bar = button?.closest('header');
    if (!isOpen || !button || !bar) return;
    const observer = new ResizeObserver(() => {
      if (!button.checkVisibility()) setMenu('closed');
    });
    observer.observe(bar);
    return () => observer.disconnect();
  }, [isOpen]);

  return (
    <header {...rest} className={cx(styles.bar, className)}>
      <Container className={styles.row} data-crowded={Boolean(actions) || undefined}>
        <Brand href={brandHref} className={styles.brand}>
          {brandName}
        </Brand>
        <nav aria-label={labels.main} className={styles.nav}>
          <ul className={styles.links}>
            {links.map(({ href, label, current }) => (
              <li key={href}>
                <Link
                  href={href}
                  className={styles.link}
                  aria-current={current ? 'page' : undefined}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.end}>
          {actions}
          {account?.({ placement: 'bar', closeMenu })}
          <IconButton
            ref={menuButton}
            variant="bare"
            className={styles.menuButton}
            aria-label={labels.menu}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onPointerEnter={() => void loadDrawer().catch(() => undefined)}
            onClick={() => setMenu(isOpen ? 'closed' : 'open')}
          >
            <Menu aria-hidden="true" />
          </IconButton>
        </div>
      </Container>
      {menu !== 'never opened' && (
        <Suspense>
          <NavDrawer
            open={isOpen}
            brandName={brandName}
            brandHref={brandHref}
            links={links}
            account={account}
            pictures={drawerPictures}
            labels={labels}
            finalFocus={() => menuButton.current}
            onClose={closeMenu}
          />
        </Suspense>
      )}
    </header>
  );
}
