import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { fromCatalogue } from '../../stories/fromCatalogue.ts';
import { unusualToys } from '../../stories/unusualToys.ts';
import { SearchBox } from './SearchBox.tsx';

const meta = {
  title: 'Toys/SearchBox',
  component: SearchBox,
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

const boxIn = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const input = canvas.getByRole('combobox', { name: 'Search App' });
  return {
    canvas,
    input,
    names: () => canvas.queryAllByRole('option').map((option) => option.textContent),
    active: () => canvasElement.querySelector(`#${CSS.escape(activeIdOf(input))}`)?.textContent,
  };
};
const activeIdOf = (input: HTMLElement) => input.getAttribute('aria-activedescendant') ?? 'none';

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const { input, names } = boxIn(canvasElement);
    await expect(input).toHaveAttribute('placeholder', 'Search App...');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await expect(names()).toEqual([]);
  },
};

/** Type `the`, or something that no toy is called. */
export const Playground: Story = {
  tags: ['no-picture', '!autodocs'],
  argTypes: { toys: { control: false } },
  args: {
    labels: {
      field: 'Search App',
      placeholder: 'Search App...',
      suggestions: 'Toys',
      noMatch: 'No toys match',
    },
  },
};

export const Typing: Story = {
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

export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const { canvas, input, names, active } = boxIn(canvasElement);
    await userEvent.type(input, 'rocket');
    await waitFor(() => expect(names()).toHaveLength(1));
    await userEvent.clear(input);
    await userEvent.type(input, 'the');
    await waitFor(() => expect(names().length).toBeGreaterThan(3));
    const offered = names();

    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toBe(offered[0]);
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toBe(offered[1]);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(active()).toBe(offered.at(-1));
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toBe(offered[0]);
    await userEvent.keyboard('{Home}');
    await expect(active()).toBeUndefined();
    await userEvent.keyboard('{ArrowUp}');
    await expect(active()).toBe(offered.at(-1));
    await userEvent.keyboard('{End}');
    await expect(active()).toBeUndefined();
    await expect(input).toHaveFocus();

    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(input).toHaveValue('the');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(canvas.getByRole('listbox')).toBeVisible();
    await expect(active()).toBeUndefined();
    await userEvent.keyboard('{Escape}{Escape}');
    await expect(input).toHaveValue('');

    await userEvent.type(input, 'the');
    await waitFor(() => expect(names().length).toBeGreaterThan(3));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith(args.toys[0]);
    await expect(input).toHaveValue('Bramble the Honey Bear');
    await expect(canvas.queryByRole('listbox')).toBeNull();

    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('listbox')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};

export const Pointer: Story = {
  play: async ({ canvasElement, args }) => {
    const { canvas, input } = boxIn(canvasElement);
    await userEvent.type(input, 'OTTER');
    await userEvent.click(await canvas.findByRole('option', { name: /Pebble the Sea Otter/ }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith(
      args.toys.find(({ toyName }) => toyName === 'Pebble the Sea Otter'),
    );
    await expect(input).toHaveValue('Pebble the Sea Otter');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.click(input);
    await expect(canvas.getByRole('option')).toBeVisible();
    await userEvent.click(canvasElement);
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const NoMatch: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, input } = boxIn(canvasElement);
    const announcer = canvasElement.querySelector('[aria-live="polite"]');
    await expect(announcer).toBeEmptyDOMElement();
    await userEvent.type(input, '(zz');
    await expect(await canvas.findByText('No toys match')).toBe(announcer);
    await expect(announcer).toBeVisible();
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Escape}');
    await expect(announcer).toBeEmptyDOMElement();
    await expect(input).toHaveValue('(zz');
    await userEvent.keyboard('{ArrowDown}');
    await expect(announcer).toHaveTextContent('No toys match');
  },
};

/** Enter leaves a form around it alone. */
export const InAForm: Story = {
  args: { toys: fromCatalogue((toys) => toys.slice(0, 3)) },
  render: (args) => {
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          event.currentTarget.dataset.submitted = '';
        }}
      >
        <SearchBox {...args} />
      </form>
    );
  },
  play: async ({ canvasElement, args }) => {
    const { input } = boxIn(canvasElement);
    await userEvent.type(input, 'bear{Enter}');
    await expect(canvasElement.querySelector('form')).not.toHaveAttribute('data-submitted');
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(input).toHaveValue('bear');
  },
};

export const Unusual: Story = {
  args: { toys: Object.values(unusualToys) },
  play: async ({ canvasElement }) => {
    const { canvas, input } = boxIn(canvasElement);
    await userEvent.type(input, 'a');
    const list = await canvas.findByRole('listbox');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

export const TenThousandToys: Story = {
  args: {
    toys: Array.from({ length: 10_000 }, (_, index) => ({
      ...unusualToys.free,
      toyId: `${index}`,
      toyName: `Bear number ${index}`,
    })),
  },
  play: async ({ canvasElement }) => {
    const { input, names } = boxIn(canvasElement);
    await userEvent.type(input, 'number 9999');
    await waitFor(() => expect(names()).toEqual(['Bear number 9999 $0.00']));
  },
};
