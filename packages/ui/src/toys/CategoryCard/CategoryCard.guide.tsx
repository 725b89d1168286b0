import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import * as stories from './CategoryCard.stories.tsx';
import { CategoryCard } from './CategoryCard.tsx';

const bears = {
  href: '#bears',
  imageUrl: '/pictures/bramble-the-honey-bear-640.avif',
  style: { width: 140 },
};

export default defineGuide(stories, {
  lead: 'A round picture above a name, all of it one link. `CategoryGrid` is a row of six.',
  use: [
    'for the way into a category: a toy that stands for it',
    '`CategoryGridSkeleton` while they load',
  ],
  avoid: [
    { when: 'for a toy with its price', instead: 'Toys/ToyCard' },
    { when: 'for links without pictures', instead: 'Navigation/NavBar' },
  ],
  anatomy: {
    story: 'OneCard',
    layout: 'beside',
    parts: [
      {
        name: 'Picture',
        text: 'A square picture, cut to a circle. Its alt text is empty; an illustration replaces a missing picture.',
        selector: 'picture',
      },
      {
        name: 'Name',
        text: 'Has room for two lines even if it needs one, so that all rows are equally high.',
        selector: 'a > span:last-child',
      },
      {
        name: 'Link',
        text: 'The whole card, to `href`. The name is the name of the link.',
        selector: 'a',
        at: 'end',
      },
    ],
  },
  pairs: [
    {
      do: {
        text: 'A short name.',
        show: <CategoryCard {...bears} name="Bears" />,
      },
      dont: {
        text: 'Don’t add facts: the circle is the target, and has no room.',
        show: <CategoryCard {...bears} name="Bears, from $14.95, many of them reduced" />,
      },
    },
  ],
  reader: ['A list of links, each with the name alone; the picture is decoration.'],
  words: ['One to three words.'],
});
