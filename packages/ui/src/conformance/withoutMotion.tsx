import type { Decorator } from '@storybook/react-vite';

/** Disables animations: a ring that fades in would look like none, and a moving element has no stable position. */
export const withoutMotion: Decorator = (Story) => (
  <>
    <style>{'* { transition: none !important; animation: none !important; }'}</style>
    <Story />
  </>
);
