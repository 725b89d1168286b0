import { expect } from 'storybook/test';
import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import * as stories from './Carousel.stories.tsx';
import { Carousel } from './Carousel.tsx';

const still = { delay: 2 ** 31 - 1, keyOf: (text: string) => text, nameOf: (text: string) => text }; // ms
const room = { padding: 24 };
const quotes = ['“Not a single piece lost.”', '“She sleeps with it.”'];

export default defineGuide(stories, {
  lead: 'An endless row of slides, one or several in view, that advances by itself and stops when asked.',
  use: [
    'for content of equal weight that is pleasant to look through: reviews, pictures of a workshop',
  ],
  avoid: [
    { when: 'for all toys of a shop', instead: 'Toys/Slider' },
    { when: 'to compare or to find', instead: 'Toys/ToyGrid' },
    { when: 'for the pictures of one toy', instead: 'Toys/Gallery' },
  ],
  anatomy: {
    story: 'Still',
    parts: [
      {
        name: 'Slides',
        text: '`slidesPerView` at most, each at least as wide as `minSlideWidth`. `children` renders each.',
        selector: '[role="group"]:not([inert])',
      },
      {
        name: 'Pause and Play',
        text: 'The first stop of the keyboard. Its ring closes while slides stay.',
        selector: 'button[data-rotation]',
      },
      {
        name: 'Previous, position, Next',
        text: 'The position names all slides in view. Without enough slides to move there are no controls.',
        selector: 'button[data-rotation] ~ button',
        at: 'end',
      },
    ],
  },
  wide: true,
  pairs: [
    {
      do: {
        text: 'Slides of about the same size, each complete.',
        show: (
          <div style={room}>
            <Carousel {...still} label="What customers say" items={quotes}>
              {(quote) => <p>{quote}</p>}
            </Carousel>
          </div>
        ),
      },
      dont: {
        text: 'Don’t spread a text over slides: few see the second one.',
        show: (
          <div style={room}>
            <Carousel
              {...still}
              label="Delivery"
              items={['First, we pack your toys.', 'Then we send them.']}
            >
              {(step) => <p>{step}</p>}
            </Carousel>
          </div>
        ),
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Stops the rotation, and moves from Play to Previous, Next and the slide.',
      story: 'Default',
      focuses: ['Play slides', 'Previous slide', 'Next slide'],
    },
    {
      keys: ['Left Arrow', 'Right Arrow'],
      does: 'Press Previous and Next from any place in it; from right to left the other way round.',
      story: 'Default',
      from: (page) => page.getByRole('button', { name: 'Next slide' }),
      expects: (page, key) =>
        expect(page.getByText(key === 'Right Arrow' ? '2 of 3' : '3 of 3')).toBeVisible(),
    },
    {
      keys: ['Enter', 'Space'],
      does: 'On Play: starts the rotation again.',
      story: 'Default',
      from: (page) => {
        page.getByRole('button', { name: 'Pause slides' }).click();
        return page.findByRole('button', { name: 'Play slides' });
      },
      expects: (page) => expect(page.getByRole('button', { name: 'Pause slides' })).toHaveFocus(),
    },
  ],
  reader: [
    'A `region` with the role description *carousel*, and `label` as its name. Slides are groups: *2 of 3*.',
    'After a manual move it says the slide’s name and position. While it turns by itself it says nothing.',
  ],
  words: ['`label` says what the slides have in common, `nameOf` what one of them is.'],
});
