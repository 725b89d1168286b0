import type { Decorator } from '@storybook/react-vite';
import { NavAccount } from '../NavBar/NavAccount.tsx';
import { NavBar } from '../NavBar/NavBar.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';

/** Renders a strip between a shop's navigation bar and its page. */
export const onShopPage: Decorator = (Story) => (
  <>
    <NavBar
      links={[
        { href: '/home', label: 'Home' },
        { href: '/alltoy', label: 'All Toy', current: true },
      ]}
      brandName="ToyStore"
      brandHref="/home"
      account={(slot) => (
        <NavAccount
          {...slot}
          user={{ displayName: 'Robin Hale', photoURL: null }}
          signInHref="/login"
          onSignOut={() => undefined}
        />
      )}
    />
    <main>
      <Story />
      <PageHeader title="All Toy" count={48} />
    </main>
  </>
);
