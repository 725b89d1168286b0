import { alternates, name } from '@shop';
import * as texts from '@shop/texts/layout';
import { useCurrentPage } from '../page/routeHandle.ts';
import { absoluteUrl } from '../page/siteUrl.ts';
import { AlternateLinks } from './AlternateLinks.tsx';

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
