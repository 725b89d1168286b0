'use client';

import { type ComponentProps, type ComponentType, createContext, type ReactNode, use } from 'react';

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
}

const settings: UiSettings = {
  Link: (props) => <a {...props} />,
  pictureSources: (url) => ({ src: url }),
};

const UiContext = createContext<UiSettings>(settings);

export interface UiProviderProps {
  /** The router's link, taking an `href`. Plain `<a>` by default. */
  Link?: ComponentType<UiLinkProps>;
  /** Widths and formats of a picture, worked out from its URL. The URL itself by default. */
  pictureSources?: (url: string) => PictureSources;
  children: ReactNode;
}

/**
 * Joins the kit to a shop: which link component navigates and which files a picture has.
 * Optional: without it links are plain `<a>` and pictures load their own URL.
 */
export function UiProvider({ Link, pictureSources, children }: UiProviderProps) {
  const inherited = use(UiContext);
  return (
    <UiContext
      value={{
        Link: Link ?? inherited.Link,
        pictureSources: pictureSources ?? inherited.pictureSources,
      }}
    >
      {children}
    </UiContext>
  );
}

/** The settings of the nearest `UiProvider`. */
export function useUi(): UiSettings {
  return use(UiContext);
}
