import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SkipLink } from '../../primitives/SkipLink/SkipLink.tsx';

const meta = {
  title: 'Primitives/SkipLink',
  component: SkipLink,
  tags: ['stable'],
  args: { href: '#content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <a href="#elsewhere">A link of the bar</a>
      <main id="content" tabIndex={-1} style={{ padding: 'var(--ts-space-16) var(--ts-space-4)' }}>
        <p>Press Tab to see the link.</p>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['forced-colors'], // no screen shows the link: it is visible only with the focus
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link.getBoundingClientRect().bottom).toBeLessThan(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThan(0);
  },
};

/** Shown as with the keyboard focus. */
export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  play: () => userEvent.tab(),
};
