import type { Decorator } from '@storybook/react-vite';

/** Nothing fades in, moves or turns: a ring that fades in could not be distinguished from none, nor a place from the way to it. */
export const withoutMotion: Decorator = (Story) => (
  <>
    <style>{'* { transition: none !important; animation: none !important; }'}</style>
    <Story />
  </>
);
