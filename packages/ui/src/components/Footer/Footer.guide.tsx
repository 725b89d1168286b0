import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import * as stories from './Footer.stories.tsx';
import { Footer } from './Footer.tsx';

const brand = { brandName: 'ToyStore', brandHref: '#home', style: { width: '100%' } };
const support = {
  title: 'Support',
  links: [
    { label: 'Delivery', href: '#delivery' },
    { label: 'Returns', href: '#returns' },
  ],
};

export default defineGuide(stories, {
  lead: 'The dark end of every page: where else the shop can be found, who may buy, and how to pay.',
  use: [
    'once on every page, after `main`',
    'for links that few visitors need, and that they expect at the end: delivery, returns, imprint',
  ],
  avoid: [
    {
      when: 'for main links; the footer repeats none of them, apart from the way home',
      instead: 'Navigation/NavBar',
    },
    {
      when: 'for a form to subscribe, the last section of `main`',
      instead: 'Forms/SubscribeBlock',
    },
  ],
  anatomy: {
    story: 'Default',
    parts: [
      {
        name: 'Brand',
        text: 'The mark and `brandName`, a link to `brandHref`.',
        selector: 'a:not(li a)',
      },
      {
        name: 'Social links',
        text: 'Icons with labels. The kit has those of Facebook, Instagram, YouTube and X.',
        selector: 'ul[aria-label="Social media"]',
      },
      {
        name: 'Columns',
        text: 'Titled lists of links, as many as fit side by side.',
        selector: 'div:first-child > h2',
      },
      {
        name: 'Age note',
        text: 'Who may buy: the whole rule, in words. Screen readers skip the badge beside it.',
        selector: 'p',
      },
      {
        name: 'Ways to pay',
        text: 'The marks of their owners, unaltered.',
        selector: 'ul[aria-label="Accepted payments"]',
      },
    ],
  },
  wide: true,
  pairs: [
    {
      do: {
        text: 'Give every column a title of its own, and every link a page.',
        show: <Footer {...brand} columns={[support]} />,
      },
      dont: {
        text: 'Don’t ship links to `#`: they are for layouts that wait for their pages.',
        show: (
          <Footer
            {...brand}
            columns={[{ title: 'Support', links: [{ label: 'Coming soon', href: '#' }] }]}
          />
        ),
      },
    },
  ],
  more: [
    {
      title: 'Where it joins the page',
      paragraphs: [
        'Its scallops rise over what comes before. On the page’s background it keeps the distance of a section. When `main` ends with a full-width section marked `data-full-bleed`, such as `SubscribeBlock`, it joins that section.',
      ],
      story: 'AfterCoralSection',
    },
    {
      title: 'Compose it',
      code: `<Footer
  brandName="ToyStore"
  brandHref="/home"
  columns={[
    {
      title: 'Support',
      links: [
        { label: 'Delivery', href: '/delivery' },
        { label: 'Returns', href: '/returns' },
      ],
    },
  ]}
  social={[{ label: 'Facebook', href: 'https://facebook.com/toystore', Icon: FacebookIcon }]}
  payments={[{ name: 'Visa', src: '/brands/visa.svg' }]}
  ageNote="Purchasers must be 18 years or older."
>
  <p>All prices include VAT.</p>
</Footer>`,
      paragraphs: [
        'Everything but the brand can be left out. `children` are between the age note and the ways to pay: small print, a language menu, a `SegmentedControl` with `variant="night"`. A link to `#` is a placeholder: following it changes neither the URL nor the scroll position.',
      ],
      story: 'WithTheme',
    },
  ],
  reader: [
    'A `contentinfo` landmark, unless it is inside `main`, an `article` or a `section`.',
    'Each column is a list, named by its heading of level 2 (WCAG 1.3.1).',
    'The lists of icons and marks are named *Social media* and *Accepted payments*. A link of icons is named by its `label`, a mark by its `name`.',
    'The focus ring is light here, so that it contrasts with the dark section (WCAG 2.4.7, 1.4.11).',
  ],
  words: [
    'A column’s title is a noun that covers all its links: *Support*, *About Us*.',
    'Keep the same columns on every page (WCAG 3.2.3), and give no two links of a column the same label.',
    'Use the official mark and name of each way to pay: *American Express*, not *Amex*. Don’t recolour or crop a mark.',
  ],
});
