import {
  ButtonLink,
  CategoryGrid,
  Container,
  FacebookIcon,
  Footer,
  Hero,
  InstagramIcon,
  NavAccount,
  NavBar,
  PageHeader,
  SearchBox,
  Section,
  SkipLink,
  Slider,
  SubscribeBlock,
  ToyGrid,
  UiProvider,
  VisuallyHidden,
  XIcon,
  YouTubeIcon,
} from '@toystore/ui';
import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { loadShop } from '../../build/shop/loadShop.ts';
import { drawerPictures, subscribePictures } from '../../src/pictures/images.ts';
import { pictureSources } from '../../src/pictures/pictureSources.ts';
import { usedStyles } from './usedStyles.mjs';

const { footer } = await loadShop('toystore');

/** The marks of the footer's networks, in their order. */
const NETWORKS = [
  { label: 'Facebook', Icon: FacebookIcon },
  { label: 'Instagram', Icon: InstagramIcon },
  { label: 'YouTube', Icon: YouTubeIcon },
  { label: 'X', Icon: XIcon },
];

/** @typedef {import('@toystore/ui').Toy} Toy */
/** @typedef {import('@toystore/ui').NavAccountSlot} NavAccountSlot */

/** The fonts of the pages: typeface and weights, each in `/fonts/{name}-subset.woff2`. */
export const FONTS = [
  { name: 'fredoka', family: 'Fredoka Variable', weights: '400 600' },
  { name: 'figtree', family: 'Figtree Variable', weights: '400 700' },
];

/**
 * The shop's two public pages from the same kit, as nothing but HTML: styles inlined, first picture and fonts
 * preloaded, no JavaScript.
 * @param {readonly import('../catalogue.mjs').ToyRecord[]} records
 * @param {string} css the kit's stylesheet
 * @returns {Record<string, string>} pages by file name
 */
export function floorPages(records, css) {
  const toys = records.map((record) => ({ ...record, toyId: String(record.toyId) }));
  return {
    'index.html': page('Home', home(toys), css),
    'alltoy.html': page('All Toys', allToys(toys), css),
  };
}

/**
 * @param {string} title
 * @param {import('react').ReactNode} content
 * @param {string} css
 */
function page(title, content, css) {
  const markup = renderToStaticMarkup(content);
  const start = markup.search(/<(?!link )/); // React puts the preloads of the first pictures before the content
  const body = markup.slice(start);
  const url = (/** @type {string} */ font) => `/fonts/${font}-subset.woff2`;
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

const toyHref = (/** @type {Toy} */ { toyId }) => `/toys/${toyId}`;

/**
 * What every page has around its content.
 * @param {string} current the page's path
 * @param {import('react').ReactNode[]} content
 */
function layout(current, content) {
  const links = ['Home', 'Login', 'Register'].map((label) => {
    const href = `/${label.toLowerCase()}`;
    return { label, href, current: href === current };
  });
  const brand = { brandName: 'ToyStore', brandHref: '/home' };
  /** @param {NavAccountSlot} slot */
  const account = (slot) =>
    h(NavAccount, { ...slot, user: null, signInHref: '/login', onSignOut() {} });
  const bar = { links, account, drawerPictures };
  return h(
    UiProvider,
    // biome-ignore lint/correctness/noChildrenProp: a required prop, by its type; the children below replace it.
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

/** @param {Toy[]} toys */
const home = (toys) =>
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

/** @param {Toy[]} toys */
const allToys = (toys) =>
  layout('/alltoy', [
    h(
      PageHeader,
      { title: 'Our All Toys', count: toys.length },
      h(SearchBox, { toys, onChoose() {} }),
    ),
    h(Container, null, h(ToyGrid, { toys, toyHref, priorityCount: 4 })),
  ]);
