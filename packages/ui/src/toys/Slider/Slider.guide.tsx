import { expect } from 'storybook/test';
import { Hero } from '../../components/Hero/Hero.tsx';
import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import { edgeCaseToys, ordinaryToy } from '../../stories/edgeCaseToys.ts';
import * as stories from './Slider.stories.tsx';
import { Slider } from './Slider.tsx';

const toys = [ordinaryToy, { ...edgeCaseToys.dear, price: 12_900 }];
const still = { delay: 2 ** 31 - 1, toyHref: '#toy-{toyId}' }; // ms: an example must not move while it is read

export default defineGuide(stories, {
  lead: 'All toys of a shop, one at a time, in an endless row that turns by itself and stops when asked.',
  use: [
    'once, in the `Hero` that opens a page, to show what the shop has',
    '`SliderSkeleton` in the same place while toys load: it has the same boxes',
  ],
  avoid: [
    {
      when: 'to compare toys or to find one, because it hides all toys but one',
      instead: 'Toys/ToyGrid',
    },
    { when: 'for anything other than toys, or for several side by side', instead: 'Toys/Carousel' },
    { when: 'for the pictures of one toy', instead: 'Toys/Gallery' },
    {
      when: 'for an offer that must not be missed: few see the second slide',
      instead: 'Feedback/Banner',
    },
  ],
  anatomy: {
    story: 'Still',
    parts: [
      {
        name: 'Pause and Play',
        text: 'The first control. Its ring closes while the slide stays; its name changes with what a press does.',
        selector: 'button[data-rotation]',
      },
      {
        name: 'Previous, position, Next',
        text: 'A press moves one slide, however quickly it follows another.',
        selector: 'button[data-rotation] ~ button',
        at: 'end',
      },
      {
        name: 'Picture',
        text: 'In a scalloped frame. The first one loads before everything else, its neighbours after it.',
        selector: '[role="group"]:not([inert]) picture',
      },
      {
        name: 'Price',
        text: 'On the seal. A long price gets smaller type.',
        selector: '[role="group"]:not([inert]) > p',
      },
      {
        name: 'Name and description',
        text: 'The name is a heading of level 2. Every slide has the same height.',
        selector: '[role="group"]:not([inert]) h2',
      },
      {
        name: 'View more',
        text: 'The slide’s link, and the screen’s main action.',
        selector: '[role="group"]:not([inert]) a',
      },
    ],
  },
  wide: true,
  pairs: [
    {
      do: {
        text: 'Keep names short. Two lines are enough for what shoppers call the toy.',
        show: (
          <Hero>
            <Slider {...still} toys={toys} />
          </Hero>
        ),
      },
      dont: {
        text: 'Don’t fill the name with what belongs in the description: it gets smaller type, and is gone in three seconds.',
        show: (
          <Hero>
            <Slider {...still} toys={[edgeCaseToys.longName, ordinaryToy]} />
          </Hero>
        ),
      },
    },
  ],
  more: [
    {
      title: 'Compose it',
      code: `<Hero confetti>
  {status === 'loading' ? <SliderSkeleton /> : <Slider toys={toys} toyHref="/toys/{toyId}" />}
</Hero>`,
      paragraphs: [
        'Put it straight into the `Hero`, not into a `Container`: it brings the page’s column along. `delay` is 3,000 ms, from the start of one change to the start of the next; it must not be shorter than the time to read a slide.',
        'Without toys it renders nothing, so show a `HeroMessage` instead. One toy has no controls. At most three slides are rendered, with 24 toys as with 10,000. Swiper loads after the first picture; without it, the buttons change slides at once.',
      ],
    },
    {
      title: 'Rotation',
      paragraphs: [
        'Pause stops it, and so does keyboard focus anywhere in it: only Play starts it again (APG carousel; WCAG 2.2.2).',
        'It waits while it is hovered, touched, out of sight or in a hidden tab. With reduced motion it starts stopped; after Play, slides change without moving.',
      ],
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Stops the rotation, and moves from Play to Previous, Next and the slide’s link.',
      story: 'Still',
      focuses: ['Play slides', 'Previous slide', 'Next slide', 'View more: Bramble the Honey Bear'],
    },
    {
      keys: ['Enter', 'Space'],
      does: 'On Next: moves one slide. The button keeps the focus.',
      story: 'Still',
      from: (page) => page.getByRole('button', { name: 'Next slide' }),
      expects: (page) => {
        expect(page.getByText('2 of 48')).toBeVisible();
        expect(page.getByRole('button', { name: 'Next slide' })).toHaveFocus();
      },
    },
    {
      keys: ['Left Arrow', 'Right Arrow'],
      does: 'Press Previous and Next from any place in it; reversed from right to left.',
      story: 'Still',
      from: (page) => page.getByRole('button', { name: 'Pause slides' }),
      expects: (page, key) =>
        expect(page.getByText(key === 'Right Arrow' ? '2 of 48' : '48 of 48')).toBeVisible(),
    },
  ],
  reader: [
    'A `region` with the role description *carousel* and the name from `labels.region`. Each slide is a `group` with the role description *slide*, named *1 of 48*.',
    'The button is *Pause slides* or *Play slides*. It has no `aria-pressed`: the name alone says what it does.',
    'One live region. It is `off` while slides change by themselves. After a button or a swipe it says the toy and the position: *Beep & Blink Voice Buddy, 2 of 48* (WCAG 4.1.3).',
    'Slides that are off screen are `inert`: nothing in them takes focus. If the focus is in a slide that moves away, it goes to the link of the next (WCAG 2.4.3).',
  ],
  words: [
    'Name the slider by what its toys have in common: *Featured toys*, *New this week*.',
    'When you translate, keep `pauseText` a part of `pause`, and `playText` of `play`: people say what they see (WCAG 2.5.3).',
  ],
});
