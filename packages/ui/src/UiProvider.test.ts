import { createElement, type MouseEventHandler, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextLink, type TextLinkProps } from './primitives/TextLink/TextLink.tsx';
import { UiProvider, type UiProviderProps } from './UiProvider.tsx';

/** The types of Next's link: its optional props reject `undefined`. */
interface NextLinkProps {
  href: string | URL;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  children?: ReactNode;
}

const NextLink = ({ href, children }: NextLinkProps) =>
  createElement('a', { href: String(href), 'data-router': '' }, children);

const isRouted = (link: TextLinkProps) => {
  const props: UiProviderProps = { Link: NextLink, children: createElement(TextLink, link) };
  return renderToStaticMarkup(createElement(UiProvider, props)).includes('data-router');
};

test.each(['/', '/toys?age=3#list', 'toys', '../toys', '?age=3', '#list', '/a:b', ''])(
  'the router follows %j',
  (href) => expect(isRouted({ href })).toBe(true),
);

test.each([
  'https://maker.example/toys',
  'HTTPS:/toys',
  '//maker.example',
  '/\\maker.example',
  '/\t/maker.example',
  ' \0mailto:toys@shop.example',
  'tel:+49301234',
  'blob:https://shop.example/1',
])('the browser follows %j', (href) => expect(isRouted({ href })).toBe(false));

test.each([{ download: '' }, { download: true }, { target: '_blank' }])(
  'the browser follows a link with %j',
  (attribute) => expect(isRouted({ href: '/list.pdf', ...attribute })).toBe(false),
);
