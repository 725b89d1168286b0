import { footer, languages, name } from '@shop';
import * as texts from '@shop/texts/layout';
import { useAuth, useLogOut } from '@toystore/accounts';
import {
  FacebookIcon,
  Footer,
  type FooterProps,
  InstagramIcon,
  NavAccount,
  NavBar,
  SkipLink,
  XIcon,
  YouTubeIcon,
} from '@toystore/ui';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { Cart } from '../cart/Cart.tsx';
import { useCloseForeignCart } from '../cart/cartOverlay.ts';
import { useIsHydrated } from '../loading/useIsHydrated.ts';
import { useOverlay } from '../overlays/useOverlay.ts';
import { useFocusHeadingOnArrival } from '../page/focusHeading.ts';
import { paths } from '../page/paths.ts';
import { absoluteUrl } from '../page/siteUrl.ts';
import { drawerPictures } from '../pictures/images.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import * as styles from './Layout.module.css';
import { PageMeta } from './PageMeta.tsx';
import { PartBoundary } from './PartBoundary.tsx';
import { ShopNotices } from './ShopNotices.tsx';
import { StorageMessages } from './StorageMessages.tsx';
import { SCROLL_STORAGE_KEY, scrollKey, useScrollAsPageGrows } from './scrollRestoration.ts';
import { ThemeControl } from './ThemeControl.tsx';

/** Renders what all screens share (specification, section 2): navigation bar, the current screen, footer. */
export function Layout() {
  'use memo'; // does not re-render the footer when the menu opens or the page changes
  const { user } = useAuth();
  const { pathname } = useLocation();
  const logOut = useLogOut();
  useFocusHeadingOnArrival();
  useScrollAsPageGrows();
  useCloseForeignCart();
  const menu = useOverlay('menu');

  const link = (label: string, href: string) => ({ label, href, current: pathname === href });
  const links = [
    {
      ...link(texts.home, paths.home),
      current: pathname === paths.home || pathname === paths.root,
    },
    ...(user ? [link(texts.myProfile, paths.myProfile)] : []),
    ...(user === null
      ? [link(texts.login, paths.login), link(texts.register, paths.register)]
      : []),
  ];

  return (
    <div className={styles.layout}>
      <PageMeta />
      <ScrollRestoration storageKey={SCROLL_STORAGE_KEY} getKey={scrollKey} />
      <SkipLink href="#main">{texts.skipToContent}</SkipLink>
      <NavBar
        brandName={name}
        brandHref={paths.home}
        links={links}
        actions={
          user && (
            <PartBoundary key={user.uid} message={texts.cartBroken}>
              <Cart accountId={user.uid} />
            </PartBoundary>
          )
        }
        account={<NavAccount user={user} signInHref={paths.login} onSignOut={logOut} />}
        drawerPictures={drawerPictures}
        menuOpen={menu.isOpen}
        onMenuOpenChange={(open, reason) => {
          if (open) menu.open();
          else if (reason !== 'link') menu.close(); // a link replaces its history entry
        }}
      />
      <PartBoundary message={texts.noticeBroken}>
        {user && <StorageMessages key={user.uid} accountId={user.uid} />}
        <ShopNotices />
      </PartBoundary>
      <PrintedAddress />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer brandName={name} brandHref={paths.home} {...footerContent()}>
        {languages && <LanguageMenu languages={languages} />}
        <ThemeControl />
      </Footer>
    </div>
  );
}

/** Prints the page's URL. Prerendered HTML omits it: one file can be served for many URLs, such as 404.html. */
function PrintedAddress() {
  const { pathname } = useLocation();
  const isHydrated = useIsHydrated();
  return isHydrated && <p className={styles.address}>{absoluteUrl('/').slice(0, -1) + pathname}</p>;
}

const NETWORKS = {
  facebook: { label: 'Facebook', Icon: FacebookIcon },
  instagram: { label: 'Instagram', Icon: InstagramIcon },
  youtube: { label: 'YouTube', Icon: YouTubeIcon },
  x: { label: 'X', Icon: XIcon },
};

/** Returns the content of the shop's footer (specification, section 1). */
const footerContent = (): Partial<FooterProps> => ({
  ...footer,
  social: footer.social.map(({ network, href }) => ({ ...NETWORKS[network], href })),
});
