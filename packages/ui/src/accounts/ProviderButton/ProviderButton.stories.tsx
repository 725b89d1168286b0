import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { googleFace } from '../providers/googleFace.ts';
import { appleFace, facebookFace, githubFace, microsoftFace } from '../providers/otherFaces.ts';
import { ProviderButton } from './ProviderButton.tsx';

const meta = {
  title: 'Forms/ProviderButton',
  component: ProviderButton,
  tags: ['stable'],
  args: { provider: googleFace, onClick: fn(), onIntent: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ProviderButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Google' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  argTypes: {
    size: {
      description: '`l` for a screen’s main action.',
      control: 'inline-radio',
      options: ['m', 'l'],
    },
    fullWidth: { description: 'Takes the whole width of its container.' },
  },
  args: {
    loading: false,
    inactive: false,
    size: 'l',
    fullWidth: false,
  },
};

/**
 * The provider's window is open. The button keeps its name, and another press opens another window if the user lost the first
 * one.
 */
export const Pending: Story = {
  args: { loading: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Continue with Google' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).not.toHaveAttribute('aria-disabled');
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(args.onIntent).toHaveBeenCalled();
  },
};

/** Another action is in progress. */
export const Inactive: Story = { args: { inactive: true } };

/** In the order of a shop's list; Apple's button is black, or white in the dark theme. */
export const AllProviders: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 'var(--ts-space-3)', maxWidth: '22rem' }}>
      {[googleFace, appleFace, microsoftFace, facebookFace, githubFace].map((provider) => (
        <ProviderButton {...args} key={provider.id} provider={provider} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('button').map(({ textContent }) => textContent);
    await expect(names).toEqual(
      ['Google', 'Apple', 'Microsoft', 'Facebook', 'GitHub'].map((name) => `Continue with ${name}`),
    );
  },
};

/** A name in another language than the page's: screen readers pronounce only the name differently. */
export const ForeignName: Story = {
  tags: ['!autodocs', 'no-screenshot'], // looks like Default
  args: { provider: { id: 'oidc.club', name: 'Spielzeugclub', lang: 'de' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Spielzeugclub')).toHaveAttribute('lang', 'de');
    await expect(canvas.getByText('Continue with').closest('[lang="de"]')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Continue with Spielzeugclub' })).toBeVisible();
  },
};
