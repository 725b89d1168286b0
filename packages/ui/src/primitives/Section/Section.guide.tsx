import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import * as stories from './Section.stories.tsx';
import { Section } from './Section.tsx';

const size = { width: '100%', marginBlock: 0 };

export default defineGuide(stories, {
  lead: 'A titled part of a page. A crayon line is under the last word of its title.',
  use: [
    'for each part of a page that has a heading: *Top by Category*',
    '`Underline` for a title that is more than a text',
  ],
  avoid: [
    { when: 'for the title of the page', instead: 'Navigation/PageHeader' },
    { when: 'for the column alone', instead: 'Primitives/Container' },
  ],
  wide: true,
  pairs: [
    {
      do: {
        text: 'A title of two to four words, with the line under the last one.',
        show: (
          <Section title="Top by Category" style={size}>
            <p>Six toys.</p>
          </Section>
        ),
      },
      dont: {
        text: 'Don’t write a sentence: the line is lost at its end.',
        show: (
          <Section title="Have a look at what we have in each category" style={size}>
            <p>Six toys.</p>
          </Section>
        ),
      },
    },
  ],
  reader: [
    'A `region`, named by its heading of level 2, or of `headingLevel`. The line is decoration.',
  ],
  words: [
    'The title names the content, not what to do with it.',
    'In another language the important word may not be the last: `underlined` names it.',
  ],
});
