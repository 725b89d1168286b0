'use client';

import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type ReactNode,
  use,
  useEffect,
} from 'react';
import { type Formats, formatsOf } from './locale/formats.ts';
import { mergeUiLabels, type PartialUiLabels } from './locale/labels.ts';
import { rememberPresses } from './primitives/focus/opener.ts';

/** The props of the shop's link component: those of an `<a>`, always with an `href`. */
export type UiLinkProps = ComponentProps<'a'> & {
  /** The address it leads to. */
  href: string;
  /**
   * Set on the link of a card whose picture the next page opens with. A link component that starts a view transition
   * can carry the picture over: it sets `data-carrying` on the link during the transition.
   */
  'data-picture-link'?: true | undefined;
};

/** The URLs of one picture: `src` for every browser, `sources` for better formats and other widths. */
export interface PictureSources {
  src: string;
  srcSet?: string;
  sources?: { type: string; srcSet: string }[];
}

/** Without `undefined`, which a component of another package may reject (`exactOptionalPropertyTypes`). */
type Given<Props> = { [Name in keyof Props]: Exclude<Props[Name], undefined> };

/** The props of the shop's picture component: those of an `<img>`, always with these. */
export type UiImageProps = ComponentProps<'img'> & {
  src: string;
  alt: string;
  width: number;
  height: number;
};

/** React ignores props that are `undefined`. */
const tolerant = <Props,>(component: ComponentType<Given<Props>> | undefined) =>
  component as ComponentType<Props> | undefined;

interface UiSettings {
  Link: ComponentType<UiLinkProps>;
  Image: ComponentType<UiImageProps> | 'img';
  pictureSources: (url: string) => PictureSources;
  /** A BCP 47 tag. */
  locale: string;
  /** An ISO 4217 code. */
  currency: string;
  /** How many decimals prices have; those of the currency if it is `undefined`. */
  priceDecimals: number | undefined;
  /** An IANA time zone, or `local`. */
  timeZone: string;
  labels: PartialUiLabels;
  container: Element | null;
}

/** The settings of the nearest `UiProvider`, or the defaults. */
export const UiContext = createContext<UiSettings>({
  Link: (props) => <a {...props} />,
  Image: 'img',
  pictureSources: (url) => ({ src: url }),
  locale: 'en-US',
  currency: 'USD',
  priceDecimals: undefined,
  timeZone: 'UTC',
  labels: {},
  container: null,
});

export type UiProviderProps = {
  /**
   * The router's link component, with an `href` prop, for links to other pages of the shop: relative addresses without
   * `download` and `target`. All other links, and all of them by default, are plain `<a>`.
   */
  Link?: ComponentType<Given<UiLinkProps>> | undefined;
  /**
   * The component of every picture of a catalogue or an account, such as Next's `Image`, with the props of an `<img>`.
   * `<img>` by default. Without `pictureSources` it gets the URL itself.
   */
  Image?: ComponentType<Given<UiImageProps>> | undefined;
  /** Returns the widths and formats of a picture from its URL. The URL itself by default. */
  pictureSources?: ((url: string) => PictureSources) | undefined;
  /** The format of numbers and prices: a BCP 47 tag such as `de-DE`. `en-US` by default. */
  locale?: string | undefined;
  /**
   * The currency of prices: an ISO 4217 code such as `EUR`, `USD` by default. Prices are integers in its minor units.
   */
  currency?: string | undefined;
  /**
   * How many decimals prices are shown and typed with, if people do not use all of the currency's: 0 for rials or
   * forints. Those of the currency by default.
   */
  priceDecimals?: number | undefined;
  /**
   * The time zone of dates: an IANA name such as `Europe/Berlin`. `UTC` by default, so that a server and a browser
   * write the same date. `local` is the browser's own: it is determined when a date is first shown, since that takes a
   * phone 50 ms.
   */
  timeZone?: string | undefined;
  /** Texts of the kit's components, by component; those left out come from an outer provider, or are English. */
  labels?: PartialUiLabels | undefined;
  /** The element that dialogs, drawers and sheets are rendered into. The body by default. */
  container?: Element | null | undefined;
  children: ReactNode;
};

/**
 * Connects the kit to a shop: its link component, its picture files, and its language. Optional: without it links are
 * plain `<a>`, pictures load their own URL, and texts are English.
 */
export function UiProvider({ children, labels, ...own }: UiProviderProps) {
  'use memo'; // a new settings object would re-render every component with a text or a link
  const inherited = use(UiContext);
  useEffect(rememberPresses, []);
  return (
    <UiContext
      value={{
        Link: tolerant<UiLinkProps>(own.Link) ?? inherited.Link,
        Image: tolerant<UiImageProps>(own.Image) ?? inherited.Image,
        pictureSources: own.pictureSources ?? inherited.pictureSources,
        locale: own.locale ?? inherited.locale,
        currency: own.currency ?? inherited.currency,
        priceDecimals: own.priceDecimals ?? inherited.priceDecimals,
        timeZone: own.timeZone ?? inherited.timeZone,
        labels: mergeUiLabels(inherited.labels, labels),
        container: own.container ?? inherited.container,
      }}
    >
      {children}
    </UiContext>
  );
}

/** Resolves an address as on a page of a site that has no other address: a server does not know its own. */
const SITE = 'ftp://site.invalid';

const isOnSite = (href: string) => URL.canParse(href, SITE) && new URL(href, SITE).origin === SITE;

/** The shop's link for its own pages, else an `<a>`: a router would look for a page `mailto:`. */
function Link(props: UiLinkProps) {
  const { Link: RouterLink } = use(UiContext);
  const { href, download, target } = props;
  const isElsewhere = download !== undefined || target !== undefined || !isOnSite(href);
  return isElsewhere ? <a {...props} /> : <RouterLink {...props} />;
}

/** Returns the settings of the nearest `UiProvider`, and the formats of its locale, currency and time zone. */
export function useUi(): UiSettings & Formats {
  const settings = use(UiContext);
  const { locale, currency, timeZone, priceDecimals } = settings;
  return { ...settings, ...formatsOf(locale, currency, timeZone, priceDecimals), Link };
}
