import { hasVisibleText } from '../../storefront/src/catalogue/hasVisibleText.ts';
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

interface Setting {
  isOptional?: boolean;
  /** Returns what is wrong with it, a sentence each. TypeScript checks types, but a shop starts without it. */
  problems?: (shop: Shop) => string[];
}

/** Every setting, as optional as in `Shop`. */
export const SETTINGS: {
  [Name in keyof Shop]-?: Setting &
    (undefined extends Shop[Name] ? { isOptional: true } : { isOptional?: never });
} = {
  name: {
    problems: ({ name }) =>
      unless(hasVisibleText(name) && !/[{}]/.test(name), 'name should be a text without { and }.'),
  },
  locale: {
    problems: ({ locale }) =>
      unless(
        isSupported(locale),
        `locale "${locale}" should be a BCP 47 tag that Intl supports, such as de-DE.`,
      ),
  },
  currency: {
    problems: ({ currency }) =>
      unless(
        isCurrency(currency),
        `currency "${currency}" should be an ISO 4217 code, such as EUR.`,
      ),
  },
  priceNote: { isOptional: true },
  brand: {
    problems: ({ brand }) =>
      unless(/^[a-z][a-z\d-]*$/.test(brand), `brand "${brand}" should be a name such as toybox.`),
  },
  siteUrl: { isOptional: true, problems: ({ siteUrl = '' }) => urlProblems('siteUrl', siteUrl) },
  alternates: { isOptional: true, problems: alternatesProblems },
  themeColor: {
    problems: ({ themeColor }) =>
      Object.entries(themeColor).flatMap(([theme, color]) =>
        unless(
          /^#[\da-f]{6}$/i.test(color),
          `themeColor.${theme} "${color}" should be a colour such as #fff8f0.`,
        ),
      ),
  },
  footer: {},
};

/**
 * Checks a shop's settings, for its `shop.ts`.
 * @throws {Error} with a sentence for each field that cannot be: what it is, and what is allowed
 */
export function defineShop<const Definition extends Shop>(shop: Definition): Definition {
  const settings = Object.entries<Setting>(SETTINGS);
  const written = settings.filter(([name]) => Reflect.get(shop, name) !== undefined);
  const missing = settings.filter(
    (setting) => !setting[1].isOptional && !written.includes(setting),
  );
  const problems =
    missing.length > 0
      ? missing.map(([name]) => `${name} is missing.`)
      : written.flatMap(([, { problems }]) => problems?.(shop) ?? []);
  if (problems.length > 0) throw new Error(problems.join(' '));
  return shop;
}

const unless = (isRight: boolean, problem: string) => (isRight ? [] : [problem]);

function alternatesProblems({ locale, alternates = {} }: Shop): string[] {
  const tags = Object.keys(alternates);
  return [
    ...Object.entries(alternates).flatMap(([tag, url]) => urlProblems(`alternates.${tag}`, url)),
    ...tags.flatMap((tag) =>
      unless(
        tag === 'x-default' || isSupported(tag),
        `alternates has "${tag}", which should be a BCP 47 tag such as de, or x-default.`,
      ),
    ),
    ...unless(
      !isSupported(locale) || tags.some((tag) => isOf(locale, tag)),
      `alternates should name this shop's own address, too, for ${locale} or its language.`,
    ),
  ];
}

const urlProblems = (field: string, url: string) =>
  unless(
    URL.canParse(url) && /^https?:$/.test(new URL(url).protocol),
    `${field} "${url}" should be an absolute http(s) URL, such as https://toys.example.`,
  );

function isSupported(locale: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(locale).length === 1;
  } catch {
    return false; // not even written as one
  }
}
