import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { RouteHandle } from '../page/routeHandle.ts';
import { LanguageMenu } from './LanguageMenu.tsx';

const languages = [
  { tag: 'en', name: 'English', siteUrl: 'https://toys.example', isCurrent: true },
  { tag: 'de', name: 'Deutsch', siteUrl: 'https://spielzeug.example', isCurrent: false },
];

/** Where the links of a prerendered page lead. */
function addresses(path: string, handle: RouteHandle) {
  const element = createElement(LanguageMenu, { languages });
  const router = createMemoryRouter([{ path: '*', element, handle }], { initialEntries: [path] });
  const html = renderToStaticMarkup(createElement(RouterProvider, { router }));
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
}

test('a prerendered page leads to the same page in another language', () => {
  expect(addresses('/alltoy', { canonical: '/alltoy' })).toEqual([
    'https://toys.example/alltoy',
    'https://spielzeug.example/alltoy',
  ]);
});

test('a file that answers for any address, such as 404.html, leads to the start page', () => {
  expect(addresses('/404', {})).toEqual(['https://toys.example/', 'https://spielzeug.example/']);
});
