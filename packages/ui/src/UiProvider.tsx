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

/** What the kit hands to the shop's link component: an `<a>`'s props, always with an `href`. */
export type UiLinkProps = ComponentProps<'a'> & {
  /** The address it leads to. */
  href: string;
  /**
   * There on the link of a card whose picture the page it leads to opens with. A link component that starts a
   * view transition may carry the picture over: it sets `data-carrying` on the link as long as that takes.
   */
  'data-picture-link'?: true | undefined;
};

/** The addresses of one picture: `src` for every browser, `sources` for better formats and other widths. */
export interface PictureSources {
  src: string;
  srcSet?: string;
  sources?: { type: string; srcSet: string }[];
}

interface UiSettings {
  Link: ComponentType<UiLinkProps>;
  pictureSources: (url: string) => PictureSources;
  /** A BCP 47 tag. */
  locale: string;
  /** An ISO 4217 code. */
  currency: string;
  /** An IANA time zone. */
  timeZone: string;
  labels: PartialUiLabels;
  container: Element | null;
}

/** The settings of the nearest `UiProvider`, or the defaults. */
export const UiContext = createContext<UiSettings>({
  Link: (props) => <a {...props} />,
  pictureSources: (url) => ({ src: url }),
  locale: 'en-US',
  currency: 'USD',
  timeZone: 'UTC',
  labels: {},
  container: null,
});

export type UiProviderProps = {
  /** The router's link, taking an `href`. Plain `<a>` by default. */
  Link?: ComponentType<UiLinkProps> | undefined;
  /** Widths and formats of a picture, worked out from its URL. The URL itself by default. */
  pictureSources?: ((url: string) => PictureSources) | undefined;
  /** How numbers and prices are written: a BCP 47 tag such as `de-DE`. `en-US` by default. */
  locale?: string | undefined;
  /** What prices are in: an ISO 4217 code such as `EUR`, `USD` by default. They are whole numbers of its minor units. */
  currency?: string | undefined;
  /**
   * Where days begin: an IANA time zone such as `Europe/Berlin`. `UTC` by default, so that a server and a browser write the
   * same date.
   */
  timeZone?: string | undefined;
  /** Texts of the kit's components, by component; those left out are the ones of a provider around this, or English. */
  labels?: PartialUiLabels | undefined;
  /** The element that dialogs, drawers and sheets are rendered into. The body by default. */
  container?: Element | null | undefined;
  children: ReactNode;
};

/**
 * Joins the kit to a shop: which link component navigates, which files a picture has, and the shop's language.
 * Optional: without it links are plain `<a>`, pictures load their own URL, and texts are English.
 */
export function UiProvider({ children, labels, ...own }: UiProviderProps) {
  'use memo'; // with new settings every component around a text or a link would be rendered anew
  const inherited = use(UiContext);
  useEffect(rememberPresses, []);
  return (
    <UiContext
      value={{
        Link: own.Link ?? inherited.Link,
        pictureSources: own.pictureSources ?? inherited.pictureSources,
        locale: own.locale ?? inherited.locale,
        currency: own.currency ?? inherited.currency,
        timeZone: own.timeZone ?? inherited.timeZone,
        labels: mergeUiLabels(inherited.labels, labels),
        container: own.container ?? inherited.container,
      }}
    >
      {children}
    </UiContext>
  );
}

/** The settings of the nearest `UiProvider`, and the formats of its locale, currency and time zone. */
export function useUi(): UiSettings & Formats {
  const settings = use(UiContext);
  return { ...settings, ...formatsOf(settings.locale, settings.currency, settings.timeZone) };
}
