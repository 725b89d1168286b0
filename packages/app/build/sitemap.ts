interface SitemapOptions {
  /** The whole address of a path. */
  absoluteUrl: (path: string) => string;
  /** The same shop in other languages: their addresses by BCP 47 tag, or `x-default`. */
  alternates?: Readonly<Record<string, string>> | undefined;
}

/**
 * The sitemap of the pages that search engines may list (https://www.sitemaps.org), with where each is in other languages
 * (https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap).
 */
export function sitemap(
  paths: Iterable<string>,
  { absoluteUrl, alternates }: SitemapOptions,
): string {
  const sites = Object.entries(alternates ?? {});
  const urls = [...paths].map((path) => {
    const links = sites.map(
      ([tag, site]) =>
        `<xhtml:link rel="alternate" hreflang="${tag}" href="${new URL(path, site).href}"/>`,
    );
    return `  <url>${[`<loc>${absoluteUrl(path)}</loc>`, ...links].join('')}</url>`;
  });
  const xhtml = sites.length > 0 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${xhtml}>
${urls.join('\n')}
</urlset>
`;
}
