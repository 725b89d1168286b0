import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import * as stories from './SignedInNotice.stories.tsx';
import { SignedInNotice } from './SignedInNotice.tsx';

const notice = { storeHref: '#home', onSignOut: () => undefined };

export default defineGuide(stories, {
  lead: 'A notice above a sign-in form if a user is already signed in.',
  use: ['as the `notice` of `AuthPage`; the form stays below it'],
  avoid: [
    { when: 'on any other page', instead: 'Feedback/Banner' },
    { when: 'in the bar', instead: 'Navigation/NavBar' },
  ],
  pairs: [
    {
      do: { text: 'Name the account.', show: <SignedInNotice {...notice} name="Demo Shopper" /> },
      dont: {
        text: 'Don’t show an id that says nothing.',
        show: <SignedInNotice {...notice} name="u_8f3a" />,
      },
    },
  ],
  reader: [
    'A sentence, a link and a button. It is not announced: it is there when the page opens.',
  ],
  words: ['*You are signed in as …*, then the two ways on.'],
});
