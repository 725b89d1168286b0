import { expect } from 'storybook/test';
import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import * as stories from './Gallery.stories.tsx';
import { Gallery } from './Gallery.tsx';

const urls = [
  '/pictures/bramble-the-honey-bear-640.avif',
  '/pictures/pebble-the-sea-otter-640.avif',
];

export default defineGuide(stories, {
  lead: 'Several pictures of one thing: the current one in a scalloped frame, and a button for each.',
  use: ['on the page of a toy that has more than one picture'],
  avoid: [
    { when: 'for one picture', instead: 'Primitives/Picture' },
    { when: 'for pictures of different toys', instead: 'Toys/Carousel' },
  ],
  anatomy: {
    story: 'Default',
    layout: 'beside',
    parts: [
      {
        name: 'Picture',
        text: 'The chosen one. The first one of `urls` is chosen at first.',
        selector: 'picture:not(button picture)',
      },
      {
        name: 'Chosen',
        text: 'The ring shows which one is large.',
        selector: 'button[aria-pressed="true"]',
      },
      {
        name: 'Others',
        text: 'A button for each of `urls`, in rows if they need them. A single picture has none.',
        selector: '[role="group"] > button:last-child',
        at: 'end',
      },
    ],
  },
  pairs: [
    {
      do: {
        text: 'Begin with the picture that the card showed.',
        show: (
          <Gallery
            style={{ width: 220 }}
            urls={urls}
            alt="Bramble the Honey Bear"
            pictureSizes="220px"
          />
        ),
      },
      dont: {
        text: 'Don’t add pictures of something else: all have the same text.',
        show: (
          <Gallery
            style={{ width: 220 }}
            urls={[...urls, '/pictures/tango-the-t-rex-640.avif']}
            alt="Bramble the Honey Bear"
            pictureSizes="220px"
          />
        ),
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves through the buttons.',
      story: 'Default',
      focuses: ['Picture 1 of 3', 'Picture 2 of 3', 'Picture 3 of 3'],
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Shows the picture. The button keeps the focus.',
      story: 'Default',
      from: (page) => page.getByRole('button', { name: 'Picture 2 of 3' }),
      expects: (page) => {
        const button = page.getByRole('button', { name: 'Picture 2 of 3' });
        expect(button).toHaveAttribute('aria-pressed', 'true');
        expect(button).toHaveFocus();
      },
    },
  ],
  reader: [
    'An image named by `alt`, and a group *Pictures* of toggle buttons: *Picture 2 of 3, pressed*.',
  ],
  words: ['`alt` is the name of the thing.'],
});
