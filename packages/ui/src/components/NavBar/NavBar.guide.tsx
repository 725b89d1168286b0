import { expect } from 'storybook/test';
import { defineGuide, type GuidePage } from '../../foundations/guide/defineGuide.ts';
import { NavAccount } from './NavAccount.tsx';
import * as stories from './NavBar.stories.tsx';
import { NavBar } from './NavBar.tsx';

const bar = {
  brandName: 'ToyStore',
  brandHref: '#home',
  style: { width: '100%', marginBlockEnd: 28 },
};
const links = [
  { label: 'Home', href: '#home', current: true },
  { label: 'Toys', href: '#toys' },
];
const visitor = <NavAccount user={null} signInHref="#login" onSignOut={() => undefined} />;

const openMenu = (page: GuidePage) => {
  page.getByRole('button', { name: 'Menu' }).click();
  return page.findByRole('button', { name: 'Close menu' });
};

export default defineGuide(stories, {
  lead: 'The bar on top of every page: the shop’s name, its main links, and the way in or out.',
  use: [
    'once on every page, before `main`; it stays at the top of the window while the page scrolls',
    'for the few links that most visitors need: what does not fit wraps into another row on every page',
  ],
  avoid: [
    { when: 'for links that few visitors need', instead: 'Navigation/Footer' },
    { when: 'for the title of a page and its search box', instead: 'Navigation/PageHeader' },
    { when: 'for news that concerns the whole shop', instead: 'Feedback/Banner' },
  ],
  anatomy: {
    story: 'SignedIn',
    parts: [
      {
        name: 'Brand',
        text: 'The mark and `brandName`, a link to `brandHref`.',
        selector: 'header > div > a',
      },
      {
        name: 'Links',
        text: 'What is in `links`. One of them may be `current`.',
        selector: 'nav li:first-child a',
      },
      {
        name: 'Account: avatar',
        text: 'The shopper’s photo, or the first letter of the name.',
        selector: '[role="img"]',
      },
      {
        name: 'Account: Sign in or Sign out',
        text: 'A link for a visitor, a button for a signed-in user, and an empty shape of the same size until that is known.',
        selector: '[role="img"] + button',
        at: 'end',
      },
    ],
  },
  wide: true,
  pairs: [
    {
      do: {
        text: 'Pass `undefined` until the account service has answered. The bar keeps the place, and nothing moves afterwards.',
        show: (
          <NavBar
            {...bar}
            links={links}
            account={
              <NavAccount user={undefined} signInHref="#login" onSignOut={() => undefined} />
            }
          />
        ),
      },
      dont: {
        text: 'Don’t pass `null` before that: a signed-in shopper would see Sign in flash up.',
        show: <NavBar {...bar} links={links} account={visitor} />,
      },
    },
  ],
  more: [
    {
      title: 'In a narrow window',
      paragraphs: [
        'Under 48rem the bar keeps the brand, the actions, the avatar and a Menu button. The rest is in the menu, a drawer from the side. The bar’s own width counts, not the window’s. The open menu is in the stories of *NavDrawer*.',
      ],
      story: 'NarrowWithCart',
    },
    {
      title: 'Compose it',
      code: `<>
  <SkipLink href="#main">Skip to content</SkipLink>
  <NavBar
    brandName="ToyStore"
    brandHref="/home"
    links={[
      { label: 'Home', href: '/home', current: true },
      { label: 'My Profile', href: '/myprofile' },
    ]}
    actions={<CartButton count={5} onClick={openCart} />}
    account={<NavAccount user={user} signInHref="/login" onSignOut={signOut} />}
  />
  <main id="main" tabIndex={-1}>…</main>
</>`,
      paragraphs: [
        "`account` is rendered twice, in the bar and in a narrow bar’s menu. `NavAccount` knows where it is, and looks right in both. A shop with an account of its own passes a function, `account={(slot) => …}`: it looks at `slot.placement`, and calls `slot.closeMenu` when its button in the menu was pressed; a link calls `slot.closeMenu('link')`.",
        '`actions` takes more buttons for the bar, such as a cart’s. They are placed before the account, at every width. Move the focus to the new page’s heading when a link of a single-page app was followed.',
      ],
      story: 'WithCart',
    },
    {
      title: 'The menu as a history entry',
      code: `<NavBar
  {...bar}
  menuOpen={location.state?.menu === true}
  onMenuOpenChange={(open, reason) => {
    if (open) navigate(location, { state: { menu: true } });
    // A link in the menu leads away from that entry by itself.
    else if (reason !== 'link') navigate(-1);
  }}
/>`,
      paragraphs: [
        'Either the bar holds whether the menu is open, or its parent does. So a shop can make the open menu a history entry, which Back leaves for the page under it.',
      ],
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves through brand, links, actions, and Sign in or Sign out.',
      story: 'Default',
      focuses: ['ToyStore', 'Home', 'Login', 'Register', 'Sign in'],
    },
    {
      keys: ['Tab'],
      does: 'In a narrow bar: moves through brand, actions and Menu.',
      story: 'NarrowWithCart',
      focuses: ['ToyStore', 'Cart, 120 toys', 'Menu'],
    },
    {
      keys: ['Enter', 'Space'],
      does: 'On Menu: opens the menu. The focus moves to Close menu.',
      story: 'NarrowWithCart',
      from: (page) => page.getByRole('button', { name: 'Menu' }),
      expects: (page) => expect(page.getByRole('button', { name: 'Close menu' })).toHaveFocus(),
    },
    {
      keys: ['Tab'],
      does: 'In the open menu: stays inside, and goes round in it.',
      story: 'NarrowWithCart',
      from: openMenu,
      focuses: ['Home', 'My Profile', 'Sign out', 'ToyStore', 'Close menu'],
    },
    {
      keys: ['Escape'],
      does: 'Closes the menu. The focus returns to the Menu button.',
      story: 'NarrowWithCart',
      from: openMenu,
      expects: (page) => {
        expect(page.queryByRole('dialog')).toBeNull();
        expect(page.getByRole('button', { name: 'Menu' })).toHaveFocus();
      },
    },
  ],
  reader: [
    'A `banner` landmark with a `navigation` landmark named *Main*.',
    'The link to the page on show has `aria-current="page"`. Set `current` on that link only.',
    'The Menu button announces that it opens a dialog, and whether it is open. The open menu is a modal dialog (APG). A link in it, its Close button, a press beside it, Back and a window that grows wide close it, too.',
    'The avatar is one image, named after the shopper. Nothing is read while it is not known who is signed in.',
  ],
  measures: ['Menu below 48rem.', 'It measures itself.'],
  words: [
    'A label is the name of the page it leads to: *My Profile*, not *Click here for your data*.',
    'Keep the order of the links from page to page (WCAG 3.2.3), and never give two of them the same `href`.',
    'Leave room: *Sign out* is *Vom Kundenkonto abmelden* elsewhere. The story Long Names shows it.',
  ],
});
