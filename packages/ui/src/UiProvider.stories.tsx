import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShoppingBag } from 'lucide-react';
import { expect, fn, within } from 'storybook/test';
import { LoginForm } from './accounts/LoginForm/LoginForm.tsx';
import { googleFace } from './accounts/providers/googleFace.ts';
import { Footer } from './components/Footer/Footer.tsx';
import { NavAccount } from './components/NavBar/NavAccount.tsx';
import { NavBar } from './components/NavBar/NavBar.tsx';
import { PageHeader } from './components/PageHeader/PageHeader.tsx';
import { IconButton } from './primitives/Button/Button.tsx';
import { Container } from './primitives/Container/Container.tsx';
import { ordinaryToy } from './stories/edgeCaseToys.ts';
import { ToyCard } from './toys/ToyCard/ToyCard.tsx';
import { UiProvider } from './UiProvider.tsx';

const meta = {
  title: 'Foundations/UiProvider',
  component: UiProvider,
  tags: ['stable', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof UiProvider>;
export default meta;

type Story = StoryObj<typeof meta>;

const nothing = fn();

/** A shop in another language and currency, with its own action and footer: configured once for all components. */
export const German: Story = {
  args: {
    locale: 'de-DE',
    currency: 'EUR',
    labels: {
      Avatar: { noName: 'Gast' },
      Footer: { payments: 'Zahlungsarten', ageBadge: 'ab 18' },
      ProviderButton: { continueWith: ({ provider }) => `Weiter mit ${provider}` },
      LoginForm: {
        email: 'E-Mail-Adresse',
        password: 'Passwort',
        submit: 'Anmelden',
        forgotPassword: 'Passwort vergessen?',
        or: 'oder',
        registerPrompt: 'Neu hier?',
        register: 'Konto anlegen',
      },
      NavAccount: { signIn: 'Anmelden' },
      NavBar: { main: 'Hauptmenü', menu: 'Menü' },
      PageHeader: {
        found: ({ count, written }) =>
          `${written} ${count === 1 ? 'Spielzeug' : 'Spielzeuge'} gefunden`,
      },
      PasswordField: { show: 'Passwort zeigen', hide: 'Passwort verbergen' },
      ToyCard: {
        rating: 'Bewertung:',
        quantity: 'Bestand:',
        price: 'Preis:',
        viewMore: 'Mehr sehen',
      },
    },
    children: (
      <>
        <NavBar
          brandName="Spielkiste"
          brandHref="/"
          links={[{ label: 'Startseite', href: '/', current: true }]}
          account={(slot) => (
            <NavAccount {...slot} user={null} signInHref="/anmelden" onSignOut={nothing} />
          )}
          actions={
            <IconButton aria-label="Warenkorb, 2 Spielzeuge">
              <ShoppingBag aria-hidden="true" />
            </IconButton>
          }
        />
        <main>
          <PageHeader title="Alle Spielzeuge" count={12345} />
          <Container style={{ display: 'grid', gap: 'var(--ts-space-8)', maxWidth: '30rem' }}>
            <ToyCard toy={ordinaryToy} href="#toy" headingLevel={2} />
            <LoginForm
              onSignIn={nothing}
              onForgotPassword={nothing}
              providers={[googleFace]}
              onProvider={nothing}
              registerHref="/konto"
            />
          </Container>
        </main>
        <Footer
          brandName="Spielkiste"
          brandHref="/"
          columns={[{ title: 'Hilfe', links: [{ label: 'Versand', href: '/versand' }] }]}
          ageNote="Kaufen darf, wer 18 Jahre alt ist."
        >
          <p>Alle Preise mit Mehrwertsteuer.</p>
        </Footer>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const page = canvas;
    const card = within(page.getByRole('article'));
    await expect(card.getByText('Bewertung: 4,9')).toBeVisible();
    await expect(card.getByText(/^34,95\s€$/)).toBeVisible();
    await expect(page.getByText('12345', { exact: false })).toBeVisible();
    await expect(page.getByText(/Spielzeuge gefunden/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Warenkorb, 2 Spielzeuge' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Passwort zeigen' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Weiter mit Google' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Hilfe' })).toBeVisible();
    await expect(page.getByText('Alle Preise mit Mehrwertsteuer.')).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
