import type { Decorator } from '@storybook/react-vite';
import { NavBar } from '../NavBar/NavBar.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';

/** Puts a strip where it belongs: between a shop's navigation bar and its page. */
export const onShopPage: Decorator = (Story) => (
  <>
    <NavBar
      links={[
        { href: '/home', label: 'Home' },
        { href: '/alltoy', label: 'All Toy', current: true },
      ]}
      brandName="ToyStore"
      brandHref="/home"
      user={{ displayName: 'Robin Hale', photoURL: null }}
      signInHref="/login"
      onSignOut={() => undefined}
      drawerPictures={[]}
    />
    <main>
      <Story />
      <PageHeader title="All Toy" count={48} />
    </main>
  </>
);
