import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import * as stories from './AuthPage.stories.tsx';

export default defineGuide(stories, {
  lead: 'The sheet around a sign-in form, between its heading and two toy pictures.',
  use: ['around one of the forms of an account, as the whole page'],
  avoid: [
    { when: 'for the page of a signed-in user', instead: 'Navigation/PageHeader' },
    { when: 'for a message without a form', instead: 'Feedback/PageMessage' },
  ],
  pairs: [
    {
      do: {
        text: 'Two pictures of toys: they are decoration, and the first is enough on phones.',
        show: <code>{"pictures={['/otter.avif', '/sailboat.avif']}"}</code>,
      },
      dont: {
        text: 'Don’t put words into the pictures: they are not read.',
        show: <code>{"pictures={['/sign-up-today.avif', '/sale.avif']}"}</code>,
      },
    },
  ],
  reader: ['The `title` is the heading of level 1. A `notice` is read before the form.'],
  words: ['The title is the word of the link that leads here: *Login*, *Register*.'],
});
