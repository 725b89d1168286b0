'use client';

import { cx } from 'class-variance-authority';
import { Menu } from 'lucide-react';
import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import * as base from '../../primitives/BaseStyles/BaseStyles.module.css';
import { Brand } from '../../primitives/Brand/Brand.tsx';
import { IconButton } from '../../primitives/Button/Button.tsx';
import { hasLayout, observeSize } from '../../primitives/browser/browser.ts';
import { Container } from '../../primitives/Container/Container.tsx';
import { wrapText } from '../../primitives/text/wrapText.tsx';
import { useUi } from '../../UiProvider.tsx';
import { type NavAccountContent, NavAccountPlace } from './NavAccountPlace.tsx';
import * as styles from './NavBar.module.css';
import { NavDrawer } from './NavDrawer.tsx';
import {
  type MenuCloseReason,
  type NavBarLabels,
  type NavLink,
  navBarLabels,
} from './navigation.ts';

export type NavBarProps = Omit<ComponentProps<'header'>, 'children'> & {
  /** The links to show, in order; they depend on whether a user is signed in. */
  links: ReadonlyArray<NavLink>;
  /** The shop's name, beside the brand mark. */
  brandName: string;
  /** The href of the shop's name. */
  brandHref: string;
  /** Shown in the bar at every width, before the account: a cart button or a language menu. */
  actions?: ReactNode;
  /**
   * The account, which is both in the bar and in its menu: a `NavAccount`, which adapts to its place. For other
   * content, pass a function of `slot` if the content depends on the place.
   */
  account?: NavAccountContent;
  /** Addresses of up to three pictures for the narrow bar's menu. */
  drawerPictures?: ReadonlyArray<string> | undefined;
  /** Whether the menu is open, if the parent controls it, for example with a history entry; without it the bar does. */
  menuOpen?: boolean | undefined;
  /**
   * Called when the menu should open or close. `reason` is 'link' if the user followed a link in it: the navigation
   * comes after this call, so a parent whose `menuOpen` depends on the page has nothing to do.
   */
  onMenuOpenChange?: ((open: boolean, reason?: MenuCloseReason) => void) | undefined;
  /** Replaces texts of the bar and its menu; those left out stay. */
  labels?: PartialLabels<NavBarLabels> | undefined;
};

/**
 * The shop's header: brand, links, actions and account (specification, Shared layout).
 * A bar narrower than 48rem keeps brand, actions and avatar and moves the rest into a menu.
 */
export function NavBar({
  links,
  brandName,
  brandHref,
  actions,
  account,
  drawerPictures = [],
  menuOpen,
  onMenuOpenChange,
  labels: ownLabels,
  className,
  ...rest
}: NavBarProps) {
  const { Link } = useUi();
  const labels = useLabels('NavBar', navBarLabels, ownLabels);
  const [ownOpen, setOwnOpen] = useState(false);
  const isControlled = menuOpen !== undefined;
  const isOpen = menuOpen ?? ownOpen;
  const menuButton = useRef<HTMLButtonElement>(null);
  const setOpen = (open: boolean, reason?: MenuCloseReason) => {
    setOwnOpen(open);
    onMenuOpenChange?.(open, reason);
  };
  const closeMenu = (reason?: MenuCloseReason) => setOpen(false, reason);
  const dismiss = useEffectEvent(() => setOpen(false));

  // A wide bar has no menu: an open one would block the page.
  useEffect(() => {
    const button = menuButton.current;
    const bar = button?.closest('header');
    if (!isOpen || !button || !bar) return;
    return observeSize(bar, () => {
      if (hasLayout() && !button.checkVisibility()) dismiss();
    });
  }, [isOpen]);

  // Back shows another page under the menu. A parent that controls `menuOpen` handles that itself.
  useEffect(() => {
    if (!isOpen || isControlled) return;
    const onPopState = () => dismiss();
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [isOpen, isControlled]);

  return (
    <header {...rest} className={cx(base.root, styles.bar, className)}>
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
          {wrapText(actions)}
          <NavAccountPlace placement="bar" closeMenu={closeMenu} account={account} />
          <IconButton
            ref={menuButton}
            variant="bare"
            className={styles.menuButton}
            aria-label={labels.menu}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <Menu aria-hidden="true" />
          </IconButton>
        </div>
      </Container>
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
    </header>
  );
}
