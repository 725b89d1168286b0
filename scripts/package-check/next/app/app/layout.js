import '@toystore/ui/styles.css';
import '@toystore/ui/base.css';
import { FacebookIcon, Footer, NavAccount, NavBar, SkipLink } from '@toystore/ui';
import { act } from './actions.js';
import { Providers } from './Providers.js';

const links = [
  { label: 'Toys', href: '/' },
  { label: 'Components', href: '/components' },
];
const social = [{ label: 'Facebook', href: '#', icon: <FacebookIcon /> }];

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <Providers>
          <SkipLink href="#main">Skip to content</SkipLink>
          <NavBar
            brandName="Toy Box"
            brandHref="/"
            links={links}
            account={<NavAccount user={null} signInHref="/components" onSignOut={act} />}
          />
          <main id="main">{children}</main>
          <Footer brandName="Toy Box" brandHref="/" social={social} />
        </Providers>
      </body>
    </html>
  );
}
