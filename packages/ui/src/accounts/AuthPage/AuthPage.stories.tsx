import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { pictureControl } from '../../stories/pictureControl.ts';
import { LoginForm } from '../LoginForm/LoginForm.tsx';
import { googleFace } from '../providers/googleFace.ts';
import { SignedInNotice } from '../SignedInNotice/SignedInNotice.tsx';
import { AuthPage } from './AuthPage.tsx';

const form = (
  <LoginForm
    onSignIn={fn()}
    onForgotPassword={fn()}
    providers={[googleFace]}
    onProvider={fn()}
    registerHref="/register"
  />
);
const notice = <SignedInNotice name="Demo Shopper" storeHref="/home" onSignOut={fn()} />;

const meta = {
  title: 'Forms/AuthPage',
  component: AuthPage,
  tags: ['stable'],
  args: {
    title: 'Login',
    pictures: [
      '/pictures/pebble-the-sea-otter-640.avif',
      '/pictures/saffron-bath-sailboat-640.avif',
    ],
    children: form,
  },
} satisfies Meta<typeof AuthPage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The heading can receive the focus after a navigation; the pictures are decorative. */
export const Default: Story = {
  tags: ['no-screenshot'], // looks like the screen Login
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1, name: 'Login' });
    title.focus();
    await expect(title).toHaveFocus();
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeVisible();
  },
};

/** Props that other controls replace. */
const hidden = Object.fromEntries(
  ['pictures', 'notice', 'children'].map((name) => [name, { table: { disable: true } }]),
);

interface Played {
  title: string;
  large: string;
  small: string;
  signedIn: boolean;
}

export const Playground: StoryObj<Played> = {
  tags: ['no-screenshot', '!autodocs'],
  argTypes: {
    large: { description: 'The first of `pictures`.', ...pictureControl },
    small: { description: 'The second of `pictures`.', ...pictureControl },
    signedIn: { description: 'Whether `notice` is there, a `SignedInNotice` here.' },
    ...hidden,
  },
  args: {
    title: 'Login',
    large: '/pictures/pebble-the-sea-otter-640.avif',
    small: '/pictures/bramble-the-honey-bear-640.avif',
    signedIn: false,
  },
  render: ({ title, large, small, signedIn }) => (
    <AuthPage title={title} pictures={[large, small]} notice={signedIn && notice}>
      {form}
    </AuthPage>
  ),
};

/** Illustrations replace pictures that are missing or do not load. */
export const WithoutPictures: Story = {
  args: { pictures: ['', '/pictures/none.avif'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvasElement.querySelectorAll('svg[viewBox="0 0 100 100"]').length,
    ).toBeGreaterThan(0);
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeVisible();
  },
};
