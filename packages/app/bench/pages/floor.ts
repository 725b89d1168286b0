import {
  ButtonLink,
  CategoryGrid,
  Container,
  FacebookIcon,
  Footer,
  Hero,
  InstagramIcon,
  NavAccount,
  type NavAccountSlot,
  NavBar,
  PageHeader,
  SearchBox,
  Section,
  SkipLink,
  Slider,
  SubscribeBlock,
  type Toy,
  ToyGrid,
  UiProvider,
  VisuallyHidden,
  XIcon,
  YouTubeIcon,
} from '@toystore/ui';
import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { loadShop } from '../../build/shop/loadShop.ts';
import type { toys } from '../../e2e/catalogue.ts';
import { drawerPictures, subscribePictures } from '../../src/pictures/images.ts';
import { pictureSources } from '../../src/pictures/pictureSources.ts';
import { usedStyles } from './usedStyles.ts';

const { footer } = await loadShop('toystore');

const NETWORKS = [
  { label: 'Facebook', Icon: FacebookIcon },
  { label: 'Instagram', Icon: InstagramIcon },
  { label: 'YouTube', Icon: YouTubeIcon },
  { label: 'X', Icon: XIcon },
];

/** The fonts of the pages, each in `/fonts/{name}-subset.woff2`. */
export const FONTS = [
  { name: 'fredoka', family: 'Fredoka Variable', weights: '400 600' },
  { name: 'figtree', family: 'Figtree Variable', weights: '400 700' },
];

/**
 * Renders the shop's two public pages as plain HTML: styles inlined, first picture and fonts preloaded, no JavaScript.
 * @returns pages by file name
 */
export function floorPages(records: typeof toys, css: string): Record<string, string> {
  const shown = records.map((record) => ({ ...record, toyId: String(record.toyId) }));
  return {
    'index.html': page('Home', home(shown), css),
    'alltoy.html': page('All Toys', allToys(shown), css),
  };
}

function page(title: string, content: ReactNode, css: string) {
  const markup = renderToStaticMarkup(content);
  const start = markup.search(/<(?!link )/); // React renders the preloads of the first pictures before the content
  const body = markup.slice(start);
  const url = (font: string) => `/fonts/${font}-subset.woff2`;
  const faces = FONTS.map(
    ({ name, family, weights }) =>
      `@font-face{font-family:"${family}";font-weight:${weights};font-display:swap;src:url("${url(name)}") format("woff2")}`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | ToyStore</title>
${markup.slice(0, start)}
${FONTS.map(({ name }) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${url(name)}">`).join('\n')}
<style>${usedStyles(faces.join('') + css, body)}</style>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body>${body}</body>
</html>
`;
}

const toyHref = ({ toyId }: Toy) => `/toys/${toyId}`;

/** Renders the bar and the footer around a page's content; `current` is the page's path. */
function layout(current: string, content: ReactNode[]) {
  const links = ['Home', 'Login', 'Register'].map((label) => {
    const href = `/${label.toLowerCase()}`;
    return { label, href, current: href === current };
  });
  const brand = { brandName: 'ToyStore', brandHref: '/home' };
  const account = (slot: NavAccountSlot) =>
    h(NavAccount, { ...slot, user: null, signInHref: '/login', onSignOut() {} });
  const bar = { links, account, drawerPictures };
  return h(
    UiProvider,
    // biome-ignore lint/correctness/noChildrenProp: the type requires the prop; the children below replace it.
    { pictureSources, children: null },
    h(SkipLink, { href: '#main' }, 'Skip to content'),
    h(NavBar, { ...brand, ...bar }),
    h('main', { id: 'main' }, ...content),
    h(Footer, {
      ...brand,
      ...footer,
      social: NETWORKS.map((network) => ({ ...network, href: '#' })),
    }),
  );
}

const home = (toys: Toy[]) =>
  layout('/home', [
    h(VisuallyHidden, null, h('h1', null, 'ToyStore')),
    h(Hero, { confetti: true }, h(Slider, { toys, toyHref })),
    h(
      Section,
      { title: 'Top by Category' },
      h(CategoryGrid, { toys: toys.slice(0, 6), toyHref: ({ toyId }) => `/alltoy#${toyId}` }),
    ),
    h(
      Section,
      { title: 'Most Top Product' },
      h(ToyGrid, {
        toys: toys.slice(0, 8),
        toyHref,
        footer: h(ButtonLink, { variant: 'outline', size: 'l', href: '/alltoy' }, 'All Toy'),
      }),
    ),
    h(SubscribeBlock, { pictures: subscribePictures }),
  ]);

const allToys = (toys: Toy[]) =>
  layout('/alltoy', [
    h(
      PageHeader,
      { title: 'Our All Toys', count: toys.length },
      h(SearchBox, { toys, onChoose() {} }),
    ),
    h(Container, null, h(ToyGrid, { toys, toyHref, priorityCount: 4 })),
  ]);
