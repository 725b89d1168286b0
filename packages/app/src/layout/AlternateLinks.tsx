interface AlternateLinksProps {
  /** The addresses of the same shop in other languages, by BCP 47 tag or `x-default`. */
  sites: Readonly<Record<string, string>>;
  /** The path of the page, the same in each language. */
  path: string;
}

/** Links to a page's other languages for search engines (https://html.spec.whatwg.org/#rel-alternate). */
export function AlternateLinks({ sites, path }: AlternateLinksProps) {
  return Object.entries(sites).map(([tag, site]) => (
    <link key={tag} rel="alternate" hrefLang={tag} href={new URL(path, site).href} />
  ));
}
