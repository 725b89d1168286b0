import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import { edgeCaseToys, ordinaryToy } from '../../stories/edgeCaseToys.ts';
import * as stories from './ToyLinks.stories.tsx';
import { ToyLinks } from './ToyLinks.tsx';

export default defineGuide(stories, {
  lead: 'Toys as small pictures with name and price, one link each.',
  use: ['for toys that a person knows already: recently viewed, saved'],
  avoid: [
    { when: 'for toys that are new to a person', instead: 'Toys/ToyGrid' },
    { when: 'in the cart', instead: 'Cart/CartLine' },
  ],
  anatomy: {
    story: 'Removable',
    parts: [
      {
        name: 'Picture',
        text: '72 × 72 px and decorative; an illustration replaces a missing one.',
        selector: 'li:first-child picture',
      },
      {
        name: 'Name',
        text: 'Whole, however long. Together with the price it is the name of the link.',
        selector: 'li:nth-child(2) picture + span',
      },
      {
        name: 'Price',
        text: 'Without an old price, a rating or the stock: a `ToyCard` has those.',
        selector: 'li:nth-child(2) picture + span + span',
      },
      {
        name: 'Remove',
        text: 'Only with `onRemove`. The next toy’s button takes the focus, or `finalFocus` after the last one.',
        selector: 'li:last-child > button',
      },
    ],
  },
  pairs: [
    {
      do: {
        text: 'A few, the newest first.',
        show: <ToyLinks toys={[ordinaryToy, edgeCaseToys.noPicture]} toyHref="#{toyId}" />,
      },
      dont: {
        text: 'Don’t offer what cannot be bought without its reason: a `ToyCard` says *Out of stock*.',
        show: <ToyLinks toys={[edgeCaseToys.outOfStock]} toyHref="#{toyId}" />,
      },
    },
  ],
  reader: ['A list of links: *Bramble the Honey Bear, Price: $34.95*. The picture is decoration.'],
  words: ['The heading above says why they are here: *Recently viewed*.'],
});
