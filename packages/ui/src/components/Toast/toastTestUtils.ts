import type { Meta } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { Toast } from './Toast.tsx';

/** What all stories of `Toast` have. */
export const toastStories = {
  args: { message: 'Login successful!', onDismiss: fn() },
  // As with a router's link, the document stays when a link is followed.
  beforeEach: () => {
    const stay = (event: Event) => event.preventDefault();
    document.addEventListener('click', stay);
    return () => document.removeEventListener('click', stay);
  },
  // Messages stand at the foot of the window: on the documentation page each gets one of its own.
  parameters: { docs: { story: { inline: false, height: '200px' } } },
} satisfies Partial<Meta<typeof Toast>>;
