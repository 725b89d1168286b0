import { alternates, name } from '@shop';
import * as texts from '@shop/texts/layout';
import { useCurrentPage } from '../page/routeHandle.ts';
import { absoluteUrl } from '../page/siteUrl.ts';

/** Renders a page's metadata, besides its title, for search engines and previews (https://ogp.me). */
export function PageMeta() {
  const { description, canonical } = useCurrentPage();
  return (
    <>
      {description && <meta name="description" content={description} />}
      {canonical ? (
        <>
          <link rel="canonical" href={absoluteUrl(canonical)} />
          <meta property="og:url" content={absoluteUrl(canonical)} />
          {alternates && <AlternateLinks sites={alternates} path={canonical} />}
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta property="og:site_name" content={name} />
      <meta property="og:type" content="website" />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:image" content={absoluteUrl('/og.jpg')} />
      <meta property="og:image:alt" content={texts.picture} />
    </>
  );
}

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
