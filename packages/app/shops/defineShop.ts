import { isCurrency } from '../../storefront/src/prices/isCurrency.ts';
import { isOf } from '../build/shop/languages.ts';

/** A link of the footer. */
export interface FooterLink {
  label: string;
  href: string;
}

/** The networks whose marks the kit has. */
export type SocialNetwork = 'facebook' | 'instagram' | 'x' | 'youtube';

/** Everything in which two shops differ, except for texts and files: those lie beside it in the shop's folder. */
export interface Shop {
  /** As people read it; `{shop}` in the texts. */
  name: string;
  /** The language and the region whose formats numbers, prices and dates have: a BCP 47 tag such as `de-DE`. */
  locale: string;
  /** The currency of prices: an ISO 4217 code such as `EUR`. They are whole numbers of its minor units. */
  currency: string;
  /** A note on prices that a country requires, such as `incl. VAT`: on a toy's page and in the cart. */
  priceNote?: string;
  /** The brand whose tokens the shop uses: `toystore`, the kit's own, or the `data-brand` of the `brand.css` in its folder. */
  brand: string;
  /** Where it is served, such as `https://toys.example`. `VITE_SITE_URL` comes first; without both, see docs/deploying.md. */
  siteUrl?: string;
  /** The same shop in other languages: their addresses by BCP 47 tag, this one's own included, or `x-default`. */
  alternates?: Readonly<Record<string, string>>;
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

/**
 * Checks a shop's settings, for its `shop.ts`.
 * @throws {Error} with a sentence for each field that cannot be: what it is, and what is allowed
 */
export function defineShop<const Definition extends Shop>(shop: Definition): Definition {
  const missing = REQUIRED.filter((field) => shop[field] === undefined);
  const problems = missing.map((field) => `${field} is missing.`);
  if (problems.length === 0) problems.push(...problemsOf(shop));
  if (problems.length > 0) throw new Error(problems.join(' '));
  return shop;
}

/** TypeScript checks these fields, too, but a shop starts without it. */
const REQUIRED = ['name', 'locale', 'currency', 'brand', 'themeColor', 'footer'] as const;

function problemsOf({ name, locale, currency, brand, siteUrl, alternates, themeColor }: Shop) {
  const problems: string[] = [];
  const require = (isRight: boolean, problem: string) => {
    if (!isRight) problems.push(problem);
  };
  require(name.trim() !== '' && !/[{}]/.test(name), 'name should be a text without { and }.');
  require(isSupported(
    locale,
  ), `locale "${locale}" should be a BCP 47 tag that Intl supports, such as de-DE.`);
  require(isCurrency(currency), `currency "${currency}" should be an ISO 4217 code, such as EUR.`);
  require(/^[a-z][a-z\d-]*$/.test(brand), `brand "${brand}" should be a name such as toybox.`);
  for (const [field, url] of [['siteUrl', siteUrl], ...alternatesOf(alternates)] as const) {
    require(url === undefined ||
      isWebUrl(
        url,
      ), `${field} "${url}" should be an absolute http(s) URL, such as https://toys.example.`);
  }
  for (const [theme, colour] of Object.entries(themeColor)) {
    require(/^#[\da-f]{6}$/i.test(
      colour,
    ), `themeColor.${theme} "${colour}" should be a colour such as #fff8f0.`);
  }
  for (const tag of Object.keys(alternates ?? {})) {
    require(tag === 'x-default' ||
      isSupported(
        tag,
      ), `alternates has "${tag}", which should be a BCP 47 tag such as de, or x-default.`);
  }
  require(alternates === undefined ||
    !isSupported(locale) ||
    Object.keys(alternates).some((tag) =>
      isOf(locale, tag),
    ), `alternates should name this shop's own address, too, for ${locale} or its language.`);
  return problems;
}

const alternatesOf = (alternates: Shop['alternates']) =>
  Object.entries(alternates ?? {}).map(([tag, url]) => [`alternates.${tag}`, url] as const);

function isSupported(locale: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(locale).length === 1;
  } catch {
    return false; // not even written as one
  }
}

const isWebUrl = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
