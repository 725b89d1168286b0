import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { edgeCaseToys } from '../../stories/edgeCaseToys.ts';
import { fromCatalogue } from '../../stories/fromCatalogue.ts';
import { SearchBox } from './SearchBox.tsx';
import { boxIn } from './searchBoxTestUtils.tsx';

const meta = {
  title: 'Toys/SearchBox',
  component: SearchBox,
  tags: ['stable'],
  args: { toys: fromCatalogue((toys) => toys), onChoose: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400, minHeight: 600, padding: 'var(--ts-space-6)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchBox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const { input, names } = boxIn(canvasElement);
    await expect(input).toHaveAttribute('placeholder', 'Search toys');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await expect(names()).toEqual([]);
  },
};

/** Type `the`, or a text that is in no toy's name. */
export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  argTypes: { toys: { control: false } },
  args: {
    labels: {
      field: 'Search toys',
      placeholder: 'Search toys',
      suggestions: 'Toys',
      noMatch: 'No toys match',
      loading: 'Loading toys…',
      failed: 'Toys could not be loaded',
    },
  },
};

export const Typing: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement, args }) => {
    const { canvas, input, names } = boxIn(canvasElement);
    await userEvent.type(input, 'the');
    const list = await canvas.findByRole('listbox', { name: 'Toys' });
    await expect(names()).toEqual(
      [
        'Bramble the Honey Bear $34.95',
        'Tango the T-Rex $23.95',
        'Willow the Longneck $24.95',
        'Pebble the Sea Otter $32.95',
      ].concat(names().slice(4)),
    );
    await expect(names().length).toBeLessThanOrEqual(8);
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await expect(input).toHaveAttribute('aria-controls', list.id);
    await expect(input).not.toHaveAttribute('aria-activedescendant');
    await expect(list.querySelector('mark')).toHaveTextContent('the');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Tango');
  },
};

/** The parent controls the text: another control can clear it. */
export const Controlled: Story = {
  render: function Controlled(args) {
    const [value, setValue] = useState('bear');
    return (
      <>
        <SearchBox {...args} value={value} onValueChange={setValue} />
        <Button onClick={() => setValue('')}>Clear</Button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const { canvas, input, names } = boxIn(canvasElement);
    await expect(input).toHaveValue('bear');
    await userEvent.type(input, 's');
    await expect(input).toHaveValue('bears');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(input).toHaveValue('');
    await userEvent.type(input, 'bear');
    await waitFor(() => expect(names()).not.toEqual([]));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(input).not.toHaveValue('bear');
  },
};

export const NoMatch: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const { canvas, input } = boxIn(canvasElement);
    const announcer = canvasElement.querySelector('[aria-live="polite"]');
    await userEvent.type(input, ' \u200B');
    await expect(announcer).toBeEmptyDOMElement();
    await userEvent.clear(input);
    await userEvent.type(input, '(zz');
    await expect(announcer).toContainElement(await canvas.findByText('No toys match'));
    await expect(announcer).toBeVisible();
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Escape}');
    await expect(announcer).toBeEmptyDOMElement();
    await expect(input).toHaveValue('(zz');
    await userEvent.keyboard('{ArrowDown}');
    await expect(announcer).toHaveTextContent('No toys match');
  },
};

/** Not all toys are loaded, so the box does not claim that none match. */
export const LoadingToys: Story = {
  tags: ['!autodocs'],
  args: { toys: [], status: 'loading' },
  play: async ({ canvasElement }) => {
    const { canvas, input } = boxIn(canvasElement);
    await userEvent.type(input, 'bear');
    await expect(await canvas.findByText('Loading toys…')).toBeVisible();
  },
};

export const Unusual: Story = {
  tags: ['!autodocs'],
  args: { toys: Object.values(edgeCaseToys) },
  play: async ({ canvasElement }) => {
    const { canvas, input } = boxIn(canvasElement);
    await userEvent.type(input, 'a');
    const list = await canvas.findByRole('listbox');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};
