import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { edgeCaseToys, ordinaryToy } from '../../stories/edgeCaseToys.ts';
import * as stories from './ToyCard.stories.tsx';
import { ToyCard } from './ToyCard.tsx';

const narrow = { width: 214 };

export default defineGuide(stories, {
  lead: 'One toy of the catalogue: its picture, name, rating, stock and price, and one link to its page.',
  use: [
    'wherever shoppers choose from several toys',
    '`ToyCardSkeleton` in the same place while toys load: it has the card’s size, so nothing moves when they arrive',
  ],
  avoid: [
    {
      when: 'for a list of toys, which needs columns, sizes and a window of rows',
      instead: 'Toys/ToyGrid',
    },
    { when: 'for a toy’s own page', instead: 'Toys/ToyDetails' },
    { when: 'for one toy at a time', instead: 'Toys/Slider' },
    { when: 'for a category', instead: 'Toys/CategoryCard' },
  ],
  anatomy: {
    story: 'OutOfStock',
    layout: 'beside',
    parts: [
      {
        name: 'Picture',
        text: 'Square and decorative: its alt text is empty, because the name is right below it. An illustration replaces a missing picture.',
        selector: 'picture',
      },
      {
        name: 'Stock tag',
        text: 'Only when `availableQuantity` is 0. The picture loses colour, too.',
        selector: 'div:has(+ div > h2) > p',
      },
      {
        name: 'Name',
        text: 'A heading, of level 3 unless `headingLevel` is 2. It names the card.',
        selector: 'h2',
      },
      {
        name: 'Rating and quantity',
        text: 'Numbers are written as the `locale` of `UiProvider` writes them.',
        selector: 'h2 + div',
      },
      {
        name: 'Price',
        text: 'Sinks to the foot of the card, so that the prices of a row are on one line.',
        selector: 'p:has(bdi)',
      },
      { name: 'View more', text: 'The card’s only link. It covers the whole card.', selector: 'a' },
    ],
  },
  pairs: [
    {
      do: {
        text: 'Keep a toy that is out of stock in the list. It has a tag, and its link still works.',
        show: <ToyCard toy={edgeCaseToys.outOfStock} href="#bear" style={narrow} />,
      },
      dont: {
        text: 'Don’t fade the card or take its link away: shoppers come back for the toy.',
        show: <ToyCard toy={ordinaryToy} href="#bear" style={{ ...narrow, opacity: 0.4 }} inert />,
      },
    },
    {
      do: {
        text: 'Let the container set the width. The card lays itself out by the room it has.',
        show: <ToyCard toy={ordinaryToy} href="#bear" style={{ width: 150 }} />,
      },
      dont: {
        text: 'Don’t set a height: a longer name or a larger font is cut off.',
        show: (
          <ToyCard
            toy={edgeCaseToys.longName}
            href="#bear"
            style={{ width: 150, height: 250, overflow: 'hidden' }}
          />
        ),
      },
    },
    {
      do: {
        text: 'Keep one action on the card. What a shop adds has a slot: `badge`, `meta`, `action`.',
        show: <ToyCard toy={ordinaryToy} href="#bear" style={narrow} badge="New" />,
      },
      dont: {
        text: 'Don’t put a second link under the card: screen readers and Tab meet every toy twice.',
        show: (
          <ToyCard toy={ordinaryToy} href="#bear" style={narrow}>
            <p>
              <TextLink href="#bear">Read about it</TextLink>
            </p>
          </ToyCard>
        ),
      },
    },
  ],
  more: [
    {
      title: 'Compose it',
      code: '<ToyCard toy={toy} href={hrefOf(toy)} />',
      paragraphs: [
        '`href` goes through the link component of `UiProvider`, the picture through its `pictureSources`. Set `priority` on the cards that a screen opens with, and on no others: their pictures load at once. Set `headingLevel` by the page’s outline, and `pictureSizes` when the card is wider or narrower than 265 px.',
        '`compareAtPrice`, `ratingCount` and `badges` show as soon as the toy has them. What a shop adds goes into slots: `badge` before the badges, `meta` after rating and quantity, `note` in a strip above the price, `action` on the picture’s corner, and `children` at the foot.',
      ],
      story: 'WithMore',
    },
  ],
  reader: [
    'The card is an `article`, named by the toy’s name.',
    'The link is named *View more: Bramble the Honey Bear*: it makes sense in a list of links, and contains its visible label (WCAG 2.4.4, 2.5.3).',
    'Every figure has its word: *Rating: 4.9*, *Quantity: 48*, *Price: $34.95*. The star is decoration. *Out of stock* is text, not only a colour (WCAG 1.4.1).',
    'A `note` is read after the price, because it is about it: *Price: $19.95, Was $24.95, now $19.95*.',
    'The skeleton is hidden. Say what is loading once for all of them, with `LoadingStatus`.',
  ],
  measures: [
    'As wide as its container. Below 264 px a name has room for two lines, below 188 px paddings and text get smaller.',
    'It measures itself, not the window, and does not overflow down to 130 px.',
  ],
  words: [
    'A name is what shoppers call the toy: *Bramble the Honey Bear*. Article numbers belong in the description.',
    'A badge has one or two words: *New*, *Handmade*.',
    'Start each label with a capital and end it with a colon: *Price:*. `labels` replaces them for one card, `UiProvider` for all.',
  ],
});
