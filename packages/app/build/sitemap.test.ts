import { expect, test } from 'vitest';
import { sitemap } from './sitemap.ts';

const absoluteUrl = (path: string) => `https://toys.example${path}`;

test('lists each page with its address in every language', () => {
  const alternates = {
    en: 'https://toys.example',
    de: 'https://spielzeug.example/',
    'x-default': 'https://toys.example',
  };
  expect(
    sitemap(['/', '/alltoy'], { absoluteUrl, alternates }),
  ).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
  <url><loc>https://toys.example/</loc><xhtml:link rel="alternate" hreflang="en" href="https://toys.example/"/><xhtml:link rel="alternate" hreflang="de" href="https://spielzeug.example/"/><xhtml:link rel="alternate" hreflang="x-default" href="https://toys.example/"/></url>
  <url><loc>https://toys.example/alltoy</loc><xhtml:link rel="alternate" hreflang="en" href="https://toys.example/alltoy"/><xhtml:link rel="alternate" hreflang="de" href="https://spielzeug.example/alltoy"/><xhtml:link rel="alternate" hreflang="x-default" href="https://toys.example/alltoy"/></url>
</urlset>
`);
});

test('of a shop in one language lists its pages alone', () => {
  expect(sitemap(['/'], { absoluteUrl })).not.toContain('xhtml');
});
