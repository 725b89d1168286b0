import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ErrorSummary } from './ErrorSummary.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Forms/ErrorSummary',
  component: ErrorSummary,
  tags: ['stable'],
  args: {
    problems: [
      { fieldId: 'story-email', message: 'Please enter your email.' },
      { fieldId: 'story-password', message: 'Please enter your password.' },
    ],
  },
  parameters: { layout: 'padded' },
  decorators: [
    (Story, { args }) => (
      <div style={{ display: 'grid', gap: 'var(--ts-space-5)', maxWidth: 440 }}>
        <Story />
        {args.problems.map(({ fieldId, message }, index) => (
          <TextField key={fieldId} id={fieldId} label={`Field ${index + 1}`} error={message} />
        ))}
      </div>
    ),
  ],
} satisfies Meta<typeof ErrorSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Takes the focus from a script only, and each entry moves it to its field; the URL does not change. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const address = window.location.href;
    const summary = canvas.getByRole('region', { name: 'There is a problem' });
    await userEvent.tab();
    const [email, password] = within(summary).getAllByRole('link');
    await expect(email).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Field 1' })).toHaveFocus();
    if (password) await userEvent.click(password);
    await expect(canvas.getByRole('textbox', { name: 'Field 2' })).toHaveFocus();
    await expect(window.location.href).toBe(address);
    summary.focus();
    await expect(summary).toHaveFocus();
    await expect(getComputedStyle(summary).outlineStyle).toBe('solid');
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
};
