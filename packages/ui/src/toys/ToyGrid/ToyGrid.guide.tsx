import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import { ordinaryToy } from '../../stories/edgeCaseToys.ts';
import { ToyCard } from '../ToyCard/ToyCard.tsx';
import * as stories from './ToyGrid.stories.tsx';
import { ToyGrid } from './ToyGrid.tsx';

const toys = ['1', '2', '3', '4'].map((toyId) => ({ ...ordinaryToy, toyId }));

const room = { padding: 24 };

export default defineGuide(stories, {
  lead: 'A list of toys in columns, from one toy to a hundred thousand.',
  use: [
    'for every list of toy cards: it sets columns and picture sizes, and renders only the rows near the screen when there are more than 200',
    '`ToyGridSkeleton` while they load',
  ],
  avoid: [
    { when: 'for small links to toys that are known already', instead: 'Toys/ToyLinks' },
    { when: 'for one toy at a time', instead: 'Toys/Slider' },
    { when: 'for a list without toys', instead: 'Feedback/SectionMessage' },
  ],
  anatomy: {
    story: 'WithFooter',
    parts: [
      {
        name: 'Card',
        text: 'A `ToyCard`; `renderCard` fills its slots. The pictures of the first four load at once: `priorityCount`.',
        selector: 'li:first-child > article',
      },
      {
        name: 'Name',
        text: 'Set `headingLevel` by the page’s outline.',
        selector: 'li:nth-child(2) h2',
      },
      {
        name: 'Footer',
        text: 'Only with `footer`: the way to more toys. In three columns it takes a free last cell, below `footerPictures`.',
        selector: 'li:last-child > a',
      },
    ],
  },
  wide: true,
  pairs: [
    {
      do: {
        text: 'Let it lay out its cards.',
        show: (
          <div style={room}>
            <ToyGrid toys={toys} toyHref="#{toyId}" />
          </div>
        ),
      },
      dont: {
        text: 'Don’t build a grid of your own: prices are not in line, and 10,000 toys stop the page.',
        show: (
          <div style={{ ...room, display: 'flex', gap: 8 }}>
            {toys.slice(0, 2).map((toy, index) => (
              <ToyCard
                key={toy.toyId}
                toy={toy}
                href="#bear"
                style={{ width: index ? 120 : 190 }}
              />
            ))}
          </div>
        ),
      },
    },
  ],
  reader: [
    'A list. Each toy says its position among all, also when only some are rendered: *item 3 of 10,000*. Tab reaches all of them.',
  ],
  words: ['The number of toys belongs into the heading above: `PageHeader`.'],
});
