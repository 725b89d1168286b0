import { expect } from 'storybook/test';
import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import * as stories from './GoogleButton.stories.tsx';
import { GoogleButton } from './GoogleButton.tsx';

export default defineGuide(stories, {
  lead: 'Signs in with a Google account. The logo is Google’s own, unaltered.',
  use: ['below a form of your own; the forms of the kit have it already'],
  avoid: [
    { when: 'in a form of the kit: `onGoogle`', instead: 'Forms/LoginForm' },
    { when: 'to connect Google to an account', instead: 'Forms/AccountSecurity' },
  ],
  anatomy: {
    story: 'Default',
    layout: 'beside',
    parts: [
      {
        name: 'Button',
        text: 'As wide as its container, unless `fullWidth` is false.',
        selector: 'button',
      },
      {
        name: 'Logo',
        text: 'Keeps its colours in both themes. While `loading`, a spinner replaces it.',
        selector: 'img',
      },
      {
        name: 'Text',
        text: 'Stays while `loading`. `labels` sets its translation.',
        selector: 'img + span',
        at: 'end',
      },
    ],
  },
  pairs: [
    {
      do: { text: 'Keep Google’s logo and words.', show: <GoogleButton /> },
      dont: {
        text: 'Don’t draw your own: Google’s brand rules forbid it.',
        show: <Button>G Sign up with Google</Button>,
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves to the button.',
      story: 'Default',
      focuses: ['Continue with Google'],
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Opens Google’s window.',
      story: 'Default',
      from: (page) => page.getByRole('button'),
      expects: ({ args }) => expect(args.onClick).toHaveBeenCalledOnce(),
    },
  ],
  reader: [
    '*Continue with Google, button*; *busy* while its window is open. It can be pressed again: the window may be lost.',
  ],
  words: ['One of Google’s own texts, in the language of the shop.'],
});
