import {
  ButtonLink,
  CategoryGrid,
  Container,
  Footer,
  Hero,
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
} from '@toystore/ui';
import { createElement as h } from 'react';
import { pictureSources } from '../../src/catalogue/pictureSources.ts';
import { drawerPictures, payments, subscribePictures } from '../../src/layout/images.ts';

/** @typedef {import('@toystore/ui').Toy} Toy */

const toyHref = (/** @type {Toy} */ { toyId }) => `/toys/${toyId}`;

/**
 * What every page shares, around its content.
 * @param {string} current the page's path
 * @param {import('react').ReactNode[]} content
 */
function store(current, content) {
  const links = ['Home', 'Login', 'Register'].map((label) => {
    const href = `/${label.toLowerCase()}`;
    return { label, href, current: href === current };
  });
  const brand = { brandName: 'ToyStore', brandHref: '/home' };
  return h(
    UiProvider,
    // biome-ignore lint/correctness/noChildrenProp: a required prop, by its type; the children below replace it.
    { pictureSources, children: null },
    h(SkipLink, { href: '#main' }, 'Skip to content'),
    h(NavBar, {
      ...brand,
      links,
      user: null,
      signInHref: '/login',
      onSignOut() {},
      drawerPictures,
    }),
    h('main', { id: 'main' }, ...content),
    h(Footer, { ...brand, payments }),
  );
}

/** @param {Toy[]} toys */
export const home = (toys) =>
  store('/home', [
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
        footer: h(ButtonLink, { kind: 'outline', size: 'l', href: '/alltoy' }, 'All Toy'),
      }),
    ),
    h(SubscribeBlock, { pictures: subscribePictures }),
  ]);

/** @param {Toy[]} toys */
export const allToys = (toys) =>
  store('/alltoy', [
    h(
      PageHeader,
      { title: 'Our All Toys', count: toys.length },
      h(SearchBox, { toys, onChoose() {} }),
    ),
    h(Container, null, h(ToyGrid, { toys, toyHref, priorityCount: 4 })),
  ]);
