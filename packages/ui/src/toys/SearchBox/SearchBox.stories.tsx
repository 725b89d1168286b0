import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fireEvent, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { edgeCaseToys } from '../../stories/edgeCaseToys.ts';
import { fromCatalogue } from '../../stories/fromCatalogue.ts';
import { SearchBox } from './SearchBox.tsx';

/** Returns queries and actions for a rendered search box. */
const boxIn = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const input = canvas.getByRole('combobox', { name: 'Search toys' });
  return {
    canvas,
    input,
    names: () => canvas.queryAllByRole('option').map((option) => option.textContent),
    active: () => canvasElement.querySelector(`#${CSS.escape(activeIdOf(input))}`)?.textContent,
  };
};
const activeIdOf = (input: HTMLElement) => input.getAttribute('aria-activedescendant') ?? 'none';

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

/** The field reports focus, so that a shop can load the data of `findMore`. */
export const Default: Story = {
  args: { onFocus: fn() },
  play: async ({ canvasElement, args }) => {
    const { input, names } = boxIn(canvasElement);
    await expect(input).toHaveAttribute('placeholder', 'Search toys');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(input);
    await expect(args.onFocus).toHaveBeenCalledOnce();
    await userEvent.keyboard('{ArrowDown}');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await expect(names()).toEqual([]);
  },
};

/** Type `the`, or a text that is in no toy's name. */
export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  argTypes: { toys: { control: false } },
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

export const Keyboard: Story = {
  tags: ['!dev', '!autodocs'],
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
    await expect(args.onChoose).toHaveBeenLastCalledWith(args.toys?.[0]);
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
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const { canvas, input } = boxIn(canvasElement);
    await userEvent.type(input, 'OTTER');
    await userEvent.click(await canvas.findByRole('option', { name: /Pebble the Sea Otter/ }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith(
      args.toys?.find(({ toyName }) => toyName === 'Pebble the Sea Otter'),
    );
    await expect(input).toHaveValue('Pebble the Sea Otter');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.click(input);
    await expect(canvas.getByRole('option')).toBeVisible();
    await userEvent.click(canvasElement);
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

/** An input method handles Enter itself; in Safari only the key code shows that. */
export const InputMethod: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const { input, names, active } = boxIn(canvasElement);
    await userEvent.type(input, 'the');
    await waitFor(() => expect(names().length).toBeGreaterThan(3));
    await userEvent.keyboard('{ArrowDown}');
    const chosen = active();
    await expect(fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 })).toBe(true);
    await expect(fireEvent.keyDown(input, { key: 'Enter', isComposing: true })).toBe(true);
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(active()).toBe(chosen);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};

/** Enter chooses the active option; without one it submits the surrounding form, with the text under its name. */
export const InAForm: Story = {
  tags: ['!dev', '!autodocs'],
  args: { name: 'q', toys: fromCatalogue((toys) => toys.slice(0, 3)) },
  render: (args) => {
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const { dataset } = event.currentTarget;
          dataset.submitted = [...new FormData(event.currentTarget)].join();
        }}
      >
        <SearchBox {...args} />
        <button type="reset">Reset</button>
      </form>
    );
  },
  play: async ({ canvasElement, args }) => {
    const { canvas, input } = boxIn(canvasElement);
    const form = canvasElement.querySelector('form');
    await userEvent.type(input, 'bear');
    await waitFor(() => expect(canvas.getByRole('listbox')).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(form).toHaveAttribute('data-submitted', 'q,bear');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(args.onChoose).not.toHaveBeenCalled();
    delete form?.dataset.submitted;
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(form).not.toHaveAttribute('data-submitted');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(input).toHaveValue('');
  },
};

/** Matches from a server: one request after each pause in typing, and only the last answer counts. */
export const FromAServer: Story = {
  tags: ['!dev', '!autodocs'],
  args: { toys: [], loadMore: fn() },
  render: function Server(args) {
    const loadMore = async (text: string, { signal }: { signal: AbortSignal }) => {
      args.loadMore?.(text, { signal });
      await new Promise((resolve) => setTimeout(resolve, text === 'slow' ? 400 : 20)); // ms
      if (text === 'broken') throw new Error('The server is gone.');
      if (text === 'nothing') return [];
      return [{ ...edgeCaseToys.free, toyName: `Toy for ${text}` }];
    };
    return <SearchBox {...args} loadMore={loadMore} />;
  },
  play: async ({ canvasElement, args }) => {
    const { input, names } = boxIn(canvasElement);
    const announcer = canvasElement.querySelector('[aria-live="polite"]');
    const warn = spyOn(console, 'warn').mockReturnValue(undefined);
    const type = async (text: string) => {
      await userEvent.clear(input);
      await userEvent.type(input, text);
    };
    await type('slow');
    await expect(announcer).toHaveTextContent('Loading toys…');
    await waitFor(() => expect(args.loadMore).toHaveBeenCalledOnce());
    await type('bear');
    await waitFor(() => expect(names()).toEqual(['Toy for bear $0.00']));
    await expect(canvasElement.querySelector('mark')).toHaveTextContent('bear');
    await expect(args.loadMore).toHaveBeenCalledTimes(2);
    await expect(announcer).toBeEmptyDOMElement();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await type('nothing');
    await waitFor(() => expect(announcer).toHaveTextContent('No toys match'));
    await type('broken');
    await waitFor(() => expect(announcer).toHaveTextContent('Toys could not be loaded'));
    await expect(warn).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}{ArrowDown}');
    await waitFor(() => expect(warn).toHaveBeenCalledTimes(2));
    await expect(announcer).toHaveTextContent('Toys could not be loaded');
  },
};

/** Only some toys are loaded: the box does not claim that none match until all are, or if loading fails. */
export const WhileToysLoad: Story = {
  tags: ['!dev', '!autodocs'],
  args: { toys: fromCatalogue((toys) => toys.slice(0, 3)) },
  render: function Loading({ toys, ...args }) {
    const [status, setStatus] = useState<'loading' | 'failed' | 'ready'>('loading');
    useEffect(() => {
      const next = () => setStatus((now) => (now === 'loading' ? 'failed' : 'ready'));
      window.addEventListener('toys', next);
      return () => window.removeEventListener('toys', next);
    }, []);
    return <SearchBox {...args} toys={toys} status={status} findMore={() => undefined} />;
  },
  play: async ({ canvasElement, args }) => {
    const { input, names } = boxIn(canvasElement);
    const announcer = canvasElement.querySelector('[aria-live="polite"]');
    await userEvent.click(input);
    await expect(announcer).toBeEmptyDOMElement();
    await userEvent.type(input, args.toys?.[0]?.toyName ?? '');
    await waitFor(() => expect(names()).toHaveLength(1));
    await expect(announcer).toBeEmptyDOMElement();
    await userEvent.clear(input);
    await userEvent.type(input, 'zzz');
    await expect(announcer).toHaveTextContent('Loading toys…');
    await expect(announcer).toBeVisible();
    window.dispatchEvent(new Event('toys'));
    await waitFor(() => expect(announcer).toHaveTextContent('Toys could not be loaded'));
    await userEvent.keyboard('{Escape}');
    await expect(announcer).toBeEmptyDOMElement();
    await expect(input).toHaveValue('zzz');
    await userEvent.keyboard('{ArrowDown}');
    await expect(announcer).toHaveTextContent('Toys could not be loaded');
    window.dispatchEvent(new Event('toys'));
    await waitFor(() => expect(announcer).toBeEmptyDOMElement());
  },
};
