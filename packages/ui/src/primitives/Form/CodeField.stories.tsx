import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CodeField } from './CodeField.tsx';

const meta = {
  title: 'Forms/CodeField',
  component: CodeField,
  tags: ['beta'],
  args: { label: 'Code', name: 'code', onValueChange: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof CodeField>;
export default meta;

type Story = StoryObj<typeof meta>;

const fieldIn = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: 'Code' });

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const field = fieldIn(canvasElement);
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(field, '48x');
    await expect(field).toHaveValue('48');
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('48');
    await userEvent.clear(field);
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  argTypes: {
    disabled: { description: 'Cannot be used (HTML `disabled`).' },
    readOnly: { description: 'Cannot be changed, such as while it is checked (HTML `readOnly`).' },
  },
  args: {
    length: 6,
    hint: 'Your app shows a new one every 30 seconds.',
    error: 'Please enter all 6 digits.',
    invalid: false,
    disabled: false,
    readOnly: false,
  },
};

/** Pasted from a message: with spaces, dashes and words around it. */
export const Pasted: Story = {
  play: async ({ canvasElement, args }) => {
    const field = fieldIn(canvasElement);
    await userEvent.click(field);
    await userEvent.paste('Your code for 2024: 482-913.');
    await expect(field).toHaveValue('482913');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith('482913');
    field.blur();
  },
};

export const Invalid: Story = {
  args: { defaultValue: '4829', error: 'Please enter all 6 digits.' },
  play: async ({ canvasElement }) => {
    const field = fieldIn(canvasElement);
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Please enter all 6 digits.');
  },
};

/** A code is read from left to right in every language. */
export const RightToLeft: Story = {
  tags: ['no-screenshot'], // only the label moves
  args: { defaultValue: '4829' },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(fieldIn(canvasElement)).direction).toBe('ltr');
  },
};

/** Every place has a dash, and all of them fit with text at 200% in a narrow window. */
export const LargeText: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'w320' } },
  args: { defaultValue: '482913' },
  decorators: [
    (Story) => (
      <>
        <style>{':root { font-size: 200% }'}</style>
        <Story />
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    const field = fieldIn(canvasElement);
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
  },
};
