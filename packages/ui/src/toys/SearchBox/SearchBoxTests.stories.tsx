import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fireEvent, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { edgeCaseToys } from '../../stories/edgeCaseToys.ts';
import { fromCatalogue } from '../../stories/fromCatalogue.ts';
import searchBoxStories from './SearchBox.stories.tsx';
import { SearchBox } from './SearchBox.tsx';
import { boxIn } from './searchBoxTestUtils.tsx';

const meta = {
  ...searchBoxStories,
  title: 'Toys/SearchBox',
  component: SearchBox,
  tags: ['!dev', '!autodocs'],
} satisfies Meta<typeof SearchBox>;
export default meta;

type Story = StoryObj<typeof meta>;

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
  tags: ['no-screenshot'],
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

/** The field reports focus, so that a shop can load the data of `findMore`. */
export const FocusIsHeard: Story = {
  args: { onFocus: fn() },
  play: async ({ args }) => {
    await userEvent.tab();
    await expect(args.onFocus).toHaveBeenCalledOnce();
  },
};
