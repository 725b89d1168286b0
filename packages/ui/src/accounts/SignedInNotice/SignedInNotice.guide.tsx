import { expect } from 'storybook/test';
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
  anatomy: {
    story: 'Default',
    layout: 'beside',
    parts: [
      {
        name: 'Account',
        text: 'The `name`, or the email of an account without a name.',
        selector: 'p',
      },
      {
        name: 'Way to the store',
        text: 'A link to `storeHref`. It is first, because it changes nothing.',
        selector: 'a',
      },
      {
        name: 'Way to another account',
        text: 'Signs out, and the form below stays. Its words differ from *Sign out* in the bar.',
        selector: 'button',
        at: 'end',
      },
    ],
  },
  pairs: [
    {
      do: { text: 'Name the account.', show: <SignedInNotice {...notice} name="Demo Shopper" /> },
      dont: {
        text: 'Don’t show an id that says nothing.',
        show: <SignedInNotice {...notice} name="u_8f3a" />,
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves to the link, then to the button.',
      story: 'Default',
      focuses: ['Continue to the store', 'Use another account'],
    },
    {
      keys: ['Enter', 'Space'],
      does: 'On Use another account: signs out.',
      story: 'Default',
      from: (page) => page.getByRole('button'),
      expects: ({ args }) => expect(args.onSignOut).toHaveBeenCalledOnce(),
    },
  ],
  reader: [
    'A sentence, a link and a button. It is not announced: it is there when the page opens.',
  ],
  words: ['*You are signed in as …*, then the two ways on.'],
});
