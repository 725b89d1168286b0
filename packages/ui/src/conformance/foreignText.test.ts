import { assert, property } from 'fast-check';
import { createElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import { adversarialStrings } from '../../test/adversarialStrings.ts';
import { createToy } from '../../test/createToy.ts';
import * as kit from '../index.ts';
import { ToyOption } from '../toys/SearchBox/ToyOption.tsx';

// Third-party content (a catalogue, accounts, their provider) is rendered as text, never as elements.

// A dialog needs the page's body, which does not exist on a server: here it is rendered in place.
vi.mock('@radix-ui/react-dialog', async (original) => ({
  ...(await original<typeof import('@radix-ui/react-dialog')>()),
  Portal: ({ children }: { children: ReactNode }) => children,
}));

// A message usually shows a moment after its live region.
vi.mock('../components/Toast/useLiveRegion.ts', () => ({ useLiveRegion: () => true }));

afterAll(() => vi.resetModules()); // test files share modules

const nothing = () => {};

const toy = (text: string, pictureURL: string) =>
  createToy({ toyName: text, sellerName: text, description: text, pictureURL });

const cartItem = (text: string, pictureURL: string, toyId: string): kit.CartItem => ({
  toyId,
  toyName: text,
  href: '/toys/1',
  pictureURL,
  price: 1,
  quantity: 1,
  availableQuantity: 1,
});

const cart = { onQuantityChange: nothing, onRemove: nothing, onKeep: nothing };

const code = { loading: false, onCode: nothing };

const dialog = {
  open: true,
  onClose: nothing,
  onSend: nothing,
  onSave: nothing,
  onDelete: nothing,
  onDisconnect: nothing,
  onTurnOff: nothing,
  onPassword: nothing,
};

const toyHref = ({ toyId }: kit.Toy) => `/toys/${toyId}`;

/** The options of a search box, once with the whole name marked, and once without a mark. */
const options = (toys: kit.Toy[]) =>
  toys.map((one, index) =>
    createElement(ToyOption, {
      key: index,
      id: `option-${index}`,
      match: { toy: one, start: 0, end: index * one.toyName.length },
      active: false,
      onClick: nothing,
    }),
  );

/** Returns every screen of the kit that shows third-party text, with that text. */
function screens(text: string, url: string): ReactElement[] {
  const toys = [toy(text, url), toy(`${text}2`, url)];
  const error = { message: text, help: text };
  const user = { displayName: text, photoURL: url };
  const face = { id: 'oidc.other', name: text, logo: url };
  const form = { error, providers: [face, { ...face, id: 'saml.other' }] };
  return [
    createElement(kit.ToyDetails, { toy: toy(text, url) }),
    createElement(kit.ToyGrid, { toys, toyHref }),
    createElement(kit.Slider, { toys, toyHref }),
    createElement(kit.CategoryGrid, { toys, toyHref }),
    createElement(kit.ProfileCard, {
      name: text,
      email: text,
      photoURL: url,
      defaultPhotoURL: '/photo.png',
    }),
    createElement(kit.ProfileForm, { name: text, onSave: nothing }),
    createElement(kit.NavBar, {
      brandName: 'ToyStore',
      brandHref: '/',
      links: [],
      account: (slot) =>
        createElement(kit.NavAccount, { ...slot, user, signInHref: '/login', onSignOut: nothing }),
    }),
    createElement(kit.LoginForm, {
      ...form,
      registerHref: '/register',
      onSignIn: nothing,
      onForgotPassword: nothing,
    }),
    createElement(kit.RegisterForm, { ...form, signInHref: '/login', onRegister: nothing }),
    createElement(kit.CodeForm, { ...code, error, email: text, onBack: nothing }),
    createElement(kit.NewPasswordForm, {
      error,
      email: text,
      signInHref: '/login',
      onSave: nothing,
    }),
    createElement(kit.VerifyEmailBanner, { email: text, error, onResend: nothing }),
    createElement(kit.AccountSecurity, { error }, [
      createElement(kit.EmailRow, { key: 'email', email: text, onChangeEmail: nothing }),
      createElement(kit.SignInMethodsRow, {
        ...{ key: 'methods', hasPassword: false, onConnect: nothing, onDisconnect: nothing },
        providers: [{ ...face, connection: { email: text, since: new Date(0) } }],
      }),
    ]),
    createElement(kit.ChangeEmailDialog, { ...dialog, error, email: text }),
    createElement(kit.ChangeEmailDialog, { ...dialog, email: text, sentTo: text }),
    createElement(kit.ChangePasswordDialog, { ...dialog, error, email: text, hasPassword: true }),
    createElement(kit.DeleteAccountDialog, { ...dialog, error, email: text }),
    createElement(kit.DisconnectProviderDialog, { ...dialog, error, provider: text }),
    createElement(kit.ReauthenticateDialog, {
      ...dialog,
      error,
      email: text,
      purpose: 'changeEmail',
      hasPassword: true,
      providers: [face],
    }),
    createElement(kit.TwoStepDialog, {
      ...dialog,
      ...code,
      error,
      done: false,
      setup: { key: text, url: 'otpauth://totp/Bear' },
    }),
    createElement(kit.TurnOffTwoStepDialog, { ...dialog, error }),
    createElement(kit.SignedInNotice, { name: text, storeHref: '/', onSignOut: nothing }),
    createElement(kit.AlertDialog, {
      open: true,
      title: text,
      description: text,
      onClose: nothing,
    }),
    createElement(kit.ShareDialog, {
      open: true,
      title: text,
      description: text,
      url: text,
      onClose: nothing,
    }),
    createElement('div', { role: 'listbox' }, options(toys)), // of a SearchBox, which opens only when a user types
    createElement(kit.SectionMessage, { variant: 'error', message: text, imageUrl: url }),
    createElement(kit.HeroMessage, { variant: 'error', message: text, imageUrl: url }),
    createElement(kit.PageMessage, { title: text, imageUrl: url }),
    createElement(kit.Toast, { message: text, onDismiss: nothing }),
    createElement(kit.FilterChips, {
      filters: [{ id: text, label: text }],
      onRemove: nothing,
      onClear: nothing,
    }),
    createElement(kit.FilterGroup, {
      legend: 'Seller',
      type: 'multiple',
      options: [{ value: text, label: text, count: 1 }],
    }),
    createElement(kit.SaveButton, { name: text, pressed: true, onPressedChange: nothing }),
    createElement(kit.CartLines, {
      ...cart,
      items: [
        { ...cartItem(text, url, '1'), previousPrice: 2 },
        { ...cartItem(text, url, '2'), unavailable: 'gone' },
      ],
      undo: { toyName: text, onUndo: nothing, onExpire: nothing },
      notice: text,
    }),
    createElement(kit.CartLines, {
      ...cart,
      items: [],
      emptyAction: text,
      emptyImageUrl: url,
    }),
  ];
}

/** A tag as React writes it: with quoted attribute values that contain no angle brackets. */
const TAG = /<\/?([a-z][\w-]*)((?: [\w:-]+(?:="[^"<>]*")?)*)\/?>/gi;

/** Returns the elements and attributes of a markup by name, and what contains a bracket without being such a tag. */
function readMarkup(markup: string) {
  const names = new Set<string>();
  const rest = markup.replace(TAG, (_, name: string, attributes: string) => {
    names.add(name);
    for (const [, attribute = ''] of attributes.matchAll(/ ([\w:-]+)(?:="[^"]*")?/g)) {
      names.add(`${name} ${attribute}`);
    }
    return '';
  });
  return { names, brackets: /[<>].{0,40}/su.exec(rest)?.[0] };
}

const markups = (text: string, url: string) =>
  screens(text, url).map((screen) => readMarkup(renderToStaticMarkup(screen)));

const calmMarkups = ['Bear', 'Bear '.repeat(2000), 'bear@shop.example', ''].flatMap((text) =>
  ['https://shop.example/a.png', ''].map((url) => markups(text, url)),
);

/** The names of each screen's own elements and attributes. */
const OWN = screens('', '').map(
  (_, index) => new Set(calmMarkups.flatMap((calm) => [...(calm[index]?.names ?? [])])),
);

test('every one of these screens shows its text', () => {
  const silent = screens('Tango the T. rex', '').filter(
    (screen) => !renderToStaticMarkup(screen).includes('Tango the T. rex'),
  );
  expect(silent).toEqual([]);
});

test('for any text, all elements and attributes come from the kit', () => {
  assert(
    property(adversarialStrings, adversarialStrings, (text, url) => {
      markups(text, url).forEach(({ names, brackets }, index) => {
        expect([...names].filter((name) => !OWN[index]?.has(name))).toEqual([]);
        expect(brackets).toBeUndefined();
      });
    }),
    { numRuns: Number(process.env.FUZZ_RUNS ?? 250) / 10 },
  );
}, 120_000);

test('a quoted message in another language declares it', () => {
  const message = 'Nicht geladen: Failed to fetch.';
  const quote = { message: 'Failed to fetch.', messageLang: 'en' };
  for (const element of [
    createElement(kit.SectionMessage, { variant: 'error', message, quote }),
    createElement(kit.HeroMessage, { variant: 'error', message, quote }),
    createElement(kit.PageMessage, { title: message, quote }),
    createElement(kit.AlertDialog, {
      ...{ open: true, title: 'Konto', onClose: nothing },
      ...{ description: message, quote },
    }),
  ]) {
    expect(renderToStaticMarkup(element)).toContain('<bdi lang="en">Failed to fetch.</bdi>');
  }
});
