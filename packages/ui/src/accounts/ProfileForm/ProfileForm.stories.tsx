import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ProfileForm } from './ProfileForm.tsx';

const meta = {
  title: 'Forms/ProfileForm',
  component: ProfileForm,
  tags: ['stable'],
  args: { name: 'Demo Shopper', onSave: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ProfileForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    name: canvas.getByRole('textbox', { name: 'Name' }),
    photo: canvas.getByRole('textbox', { name: 'Photo URL' }),
    save: canvas.getByRole('button', { name: 'Save changes' }),
  };
};

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const { name, photo, save } = parts(canvasElement);
    await expect(name).toHaveValue('Demo Shopper');
    await userEvent.clear(name);
    await userEvent.type(name, ' Robin Hale ');
    await userEvent.type(photo, 'https://toystore.example/robin.png');
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledWith({
      displayName: 'Robin Hale',
      photoURL: 'https://toystore.example/robin.png',
    });
    await expect(photo).toHaveValue('https://toystore.example/robin.png');
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  args: {
    loading: false,
  },
};

export const UnusablePhoto: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement, args }) => {
    const { name, photo, save } = parts(canvasElement);
    await userEvent.type(name, '!');
    await userEvent.type(photo, 'my photo');
    await userEvent.click(save);
    await expect(photo).toHaveFocus();
    await expect(photo).toBeInvalid();
    await expect(photo).toHaveAccessibleDescription(
      'Please enter a photo address that starts with https://',
    );
    await expect(photo).toHaveValue('my photo');
    await expect(name).toHaveValue('Demo Shopper!');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Saving: Story = {
  args: { loading: true },
  play: async ({ canvasElement, args }) => {
    const { save, name } = parts(canvasElement);
    await expect(save).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(save);
    await userEvent.type(name, '{Enter}');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** An account without a name has no initial value. */
export const WithoutName: Story = {
  args: { name: null },
  play: async ({ canvasElement, args }) => {
    const { name, save } = parts(canvasElement);
    await expect(name).toHaveValue('');
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledWith({});
  },
};

/** The name changes elsewhere, such as in another tab: the form shows the new name and does not restore the old one. */
export const RenamedElsewhere: Story = {
  tags: ['!dev', '!autodocs', 'no-screenshot'],
  render: (args) => {
    const [name, setName] = useState(args.name);
    return (
      <>
        <button type="button" onClick={() => setName('Robin Hale')}>
          Rename
        </button>
        <ProfileForm {...args} name={name} />
      </>
    );
  },
  play: async ({ canvas, canvasElement, args }) => {
    const { name, photo, save } = parts(canvasElement);
    await userEvent.type(photo, '/pictures/captain-waddles-penguin-640.avif');
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    await expect(name).toHaveValue('Robin Hale');
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledWith({
      photoURL: '/pictures/captain-waddles-penguin-640.avif',
    });
  },
};

/**
 * A saved photo is removed from its field, so that the next save does not send it again: it may have changed elsewhere.
 */
export const PhotoSaved: Story = {
  tags: ['!dev', '!autodocs', 'no-screenshot'],
  render: (args) => {
    const [photoURL, setPhotoURL] = useState<string | null>(null);
    return (
      <ProfileForm
        {...args}
        photoURL={photoURL}
        onSave={(changes) => {
          args.onSave(changes);
          setPhotoURL(changes.photoURL ?? null);
        }}
      />
    );
  },
  play: async ({ canvasElement, args }) => {
    const { name, photo } = parts(canvasElement);
    await userEvent.type(photo, '/pictures/captain-waddles-penguin-640.avif{Enter}');
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(photo).toHaveValue('');
    await userEvent.type(name, ' Junior{Enter}');
    await expect(args.onSave).toHaveBeenLastCalledWith({ displayName: 'Demo Shopper Junior' });
  },
};

/** The typed text stays, and is saved. */
export const RenamedElsewhereWhileTyping: Story = {
  ...RenamedElsewhere,
  play: async ({ canvas, canvasElement, args }) => {
    const { name } = parts(canvasElement);
    await userEvent.type(name, ' Junior');
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    await expect(name).toHaveValue('Demo Shopper Junior');
    await userEvent.type(name, '{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith({ displayName: 'Demo Shopper Junior' });
  },
};
