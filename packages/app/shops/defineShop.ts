import * as v from 'valibot';
import { signInProviders } from '../../accounts/src/signInProvider.ts';
import { hasVisibleText } from '../../storefront/src/catalogue/hasVisibleText.ts';
import { currencyDigits } from '../../storefront/src/prices/currencyDigits.ts';
import { isCurrency } from '../../storefront/src/prices/isCurrency.ts';
import { isOf } from '../build/shop/languages.ts';

/** A link of the footer. */
export interface FooterLink {
  label: string;
  href: string;
}

const NETWORKS = ['facebook', 'instagram', 'x', 'youtube'] as const;

/** The networks whose marks the kit has. */
export type SocialNetwork = (typeof NETWORKS)[number];

type KnownProvider = keyof typeof signInProviders;
const PROVIDERS = Object.keys(signInProviders) as KnownProvider[]; // `keys` loses their type

/** An OIDC or SAML provider of the shop's Firebase project, or another one that Firebase knows. */
export interface OwnProvider {
  /** Such as `oidc.my-company` or `yahoo.com`. */
  id: `oidc.${string}` | `saml.${string}` | `${string}.com`;
  /** As its button names it. */
  name: string;
  /** The company's logo, a square file of `public`, such as `/brands/my-company.svg`. */
  logo?: string;
  /** The language of its name, if it is not the shop's. */
  lang?: string;
  /** The OAuth scopes to request besides the provider's own. */
  scopes?: readonly string[];
  /** Further OAuth parameters. */
  parameters?: Readonly<Record<string, string>>;
}

/** Everything in which two shops differ, except for texts and files: those lie beside it in the shop's folder. */
export interface Shop {
  /** As people read it; `{shop}` in the texts. */
  name: string;
  /** The language and the region whose formats numbers, prices and dates have: a BCP 47 tag such as `de-DE`. */
  locale: string;
  /** The currency of prices: an ISO 4217 code such as `EUR`. They are whole numbers of its minor units. */
  currency: string;
  /**
   * How many decimals prices are shown and typed with, if people do not use all of the currency's: 0 for rials, rupiah or
   * forints. The catalogue, carts and feeds keep the currency's.
   */
  priceDecimals?: number;
  /**
   * The export that the build makes the catalogue of, instead of `public/toy.json`: a file, from the shop's folder, or an http(s)
   * address; which column has a field, where names do not say; how many there are of a toy in stock, if it has no number.
   */
  catalogue?: { from: string; map?: Readonly<Record<string, string>>; quantity?: number };
  /** A note on prices that a country requires, such as `incl. VAT`: on a toy's page and in the cart. */
  priceNote?: string;
  /** The brand whose tokens the shop uses: `toystore`, the kit's own, or the `data-brand` of the `brand.css` in its folder. */
  brand: string;
  /** The accounts elsewhere with which people can sign in, in the order of their buttons; `[]` for email and password alone. */
  signIn: readonly (KnownProvider | OwnProvider)[];
  /** Where it is served, such as `https://toys.example`. `VITE_SITE_URL` comes first; without both, see docs/deploying.md. */
  siteUrl?: string;
  /** The same shop in other languages: their addresses by BCP 47 tag, this one's own included, or `x-default`. */
  alternates?: Readonly<Record<string, string>>;
  /** Whether search engines may list the pages of toys, which only shoppers can open. */
  listToyPages?: boolean;
  /** The colours of a browser's and a phone's frame around the shop. */
  themeColor: { light: string; dark: string };
  footer: {
    columns: readonly { title: string; links: readonly FooterLink[] }[];
    social: readonly { network: SocialNetwork; href: string }[];
    /** The ways to pay, as files of `public/brands`. */
    payments: readonly { name: string; src: string }[];
    ageNote: string;
  };
}

const should = (what: string) => (issue: { input: unknown }) =>
  `${JSON.stringify(issue.input) ?? 'it'} should be ${what}`;
const textThat = (what: string, isRight: (text: string) => boolean) =>
  v.pipe(v.string(should(what)), v.check(isRight, should(what)));
const text = textThat('a text', hasVisibleText);
const objectOf = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, ({ expected, received }) => {
    if (expected === 'never') return `is no setting; there are ${Object.keys(entries).join(', ')}`;
    return received === 'undefined'
      ? 'is missing; packages/app/shops/defineShop.ts explains it'
      : 'should be an object in { }';
  });
const listOf = <Item extends v.GenericSchema>(item: Item) =>
  v.array(item, 'should be a list in [ ]');

const isWebAddress = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
const webAddress = textThat('an absolute http(s) URL, such as https://toys.example', isWebAddress);
const href = textThat(
  'an address such as https://toys.example/imprint, /alltoy or mailto:us@toys.example, or # until there is one',
  (url) => /^(?:[#/]|(?:mailto|tel):.)/.test(url) || isWebAddress(url),
);
const colour = textThat('a colour such as #fff8f0', (color) => /^#[\da-f]{6}$/i.test(color));
const tag = textThat('a BCP 47 tag that Intl supports, such as de-DE', isSupported);

const provider = should(
  `one of ${PROVIDERS.join(', ')}, or { id: 'oidc.…', name: '…' } of the Firebase project`,
);
const ownProvider = v.strictObject({
  id: v.custom<OwnProvider['id']>((id) => /^(?:oidc|saml)\..|.\.com$/.test(String(id))),
  name: text,
  logo: v.optional(v.string()),
  lang: v.optional(v.string()),
  scopes: v.optional(v.array(v.string())),
  parameters: v.optional(v.record(v.string(), v.string())),
});

/** Every setting, with what is allowed. TypeScript checks types, but a shop starts without it. */
export const SETTINGS = {
  name: textThat('a text without { and }', (name) => hasVisibleText(name) && !/[{}]/.test(name)),
  locale: tag,
  currency: textThat('an ISO 4217 code, such as EUR', isCurrency),
  priceDecimals: v.optional(v.picklist([0, 1, 2, 3, 4], should('a whole number such as 0'))),
  catalogue: v.optional(
    objectOf({
      from: text,
      map: v.optional(v.record(v.string(), text, 'should be an object of columns by field')),
      quantity: v.optional(
        v.pipe(v.number(should('a number')), v.minValue(1, should('1 or more'))),
      ),
    }),
  ),
  priceNote: v.optional(text),
  brand: textThat('a name such as toybox', (brand) => /^[a-z][a-z\d-]*$/.test(brand)),
  signIn: listOf(v.union([v.picklist(PROVIDERS), ownProvider], provider)),
  siteUrl: v.optional(webAddress),
  alternates: v.optional(
    v.record(
      textThat(
        'a BCP 47 tag such as de, or x-default',
        (key) => key === 'x-default' || isSupported(key),
      ),
      webAddress,
      'should be an object of addresses by language',
    ),
  ),
  listToyPages: v.optional(v.boolean(should('true or false'))),
  themeColor: objectOf({ light: colour, dark: colour }),
  footer: objectOf({
    columns: listOf(objectOf({ title: text, links: listOf(objectOf({ label: text, href })) })),
    social: listOf(
      objectOf({ network: v.picklist(NETWORKS, should(`one of ${NETWORKS.join(', ')}`)), href }),
    ),
    payments: listOf(
      objectOf({
        name: text,
        src: textThat('a path such as /brands/visa.svg', (src) => src.startsWith('/')),
      }),
    ),
    ageNote: text,
  }),
} satisfies Record<keyof Shop, v.GenericSchema>;

const schema = objectOf(SETTINGS);

/** Types a shop's settings, for its `shop.ts`. `loadShop` checks them. */
export const defineShop = <const Definition extends Shop>(shop: Definition): Definition => shop;

/** Returns what is wrong with the value of one setting. */
export function settingProblem(name: keyof Shop, value: unknown): string | undefined {
  const [issue] = v.safeParse(SETTINGS[name], value).issues ?? [];
  return issue && `${name} ${issue.message}.`;
}

/** Returns what is wrong with the settings of a `shop.ts`, a sentence each, with what is allowed. */
export function settingProblems(shop: unknown): string[] {
  const { issues, typed, output } = v.safeParse(schema, shop);
  if (typed && issues === undefined) {
    return [...alternatesProblems(output), ...decimalsProblems(output)];
  }
  return (issues ?? []).map((issue) => {
    const path = v.getDotPath(issue);
    return path === null
      ? 'it should end in export default defineShop({ … }).'
      : `${path} ${issue.message}.`;
  });
}

function decimalsProblems({ currency, priceDecimals = 0 }: v.InferOutput<typeof schema>): string[] {
  const most = currencyDigits(currency);
  if (priceDecimals <= most) return [];
  return [`priceDecimals ${priceDecimals} should be at most ${most}, the decimals of ${currency}.`];
}

function alternatesProblems({ locale, alternates }: v.InferOutput<typeof schema>): string[] {
  const tags = Object.keys(alternates ?? { [locale]: '' });
  if (tags.some((known) => isOf(locale, known))) return [];
  return [`alternates should name this shop's own address, too, for ${locale} or its language.`];
}

function isSupported(locale: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(locale).length === 1;
  } catch {
    return false; // not even written as one
  }
}
