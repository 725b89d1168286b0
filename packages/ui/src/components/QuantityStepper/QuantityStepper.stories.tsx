import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { UiProvider } from '../../UiProvider.tsx';
import { QuantityStepper } from './QuantityStepper.tsx';

/** Collects the texts of a stepper's live region. */
const listen = (canvasElement: HTMLElement) => {
  const heard: string[] = [];
  const region = canvasElement.querySelector('[aria-live="polite"]');
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) heard.push(node.textContent ?? '');
    }
  });
  if (region) observer.observe(region, { childList: true, subtree: true, characterData: true });
  return heard;
};

const meta = {
  title: 'Forms/QuantityStepper',
  component: QuantityStepper,
  tags: ['beta'],
  args: { itemName: 'Plum Star Yo-Yo', defaultValue: 2, max: 48, onValueChange: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof QuantityStepper>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Quantity of Plum Star Yo-Yo' });
    await expect(field).toHaveValue('2');
    await expect(field).not.toHaveAccessibleDescription();
    const more = canvas.getByRole('button', { name: 'Increase quantity of Plum Star Yo-Yo' });
    const fewer = canvas.getByRole('button', { name: 'Decrease quantity of Plum Star Yo-Yo' });

    await userEvent.click(more);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3, false);
    await expect(field).toHaveValue('3');
    await userEvent.click(fewer);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2, false);

    fewer.focus();
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(field).toHaveValue('3');
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await expect(more).toHaveFocus();
    await userEvent.tab();
    await expect(field).toHaveValue('2');
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  args: {
    itemName: 'Plum Star Yo-Yo',
    min: 1,
    max: 5,
  },
};

/** The quantity cannot be lower. */
export const AtTheMinimum: Story = {
  args: { defaultValue: 1 },
  play: async ({ canvas, args }) => {
    const fewer = canvas.getByRole('button', { name: /^Decrease/ });
    await expect(fewer).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(fewer);
    await expect(fewer).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** The quantity cannot be higher, and the text shows how many are left. */
export const AtTheMaximum: Story = {
  args: { defaultValue: 12, max: 12 },
  play: async ({ canvas, args }) => {
    const more = canvas.getByRole('button', { name: /^Increase/ });
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByText('Only 12 left')).toBeVisible();
    await expect(canvas.getByRole('spinbutton')).toHaveAccessibleDescription('Only 12 left');
    await userEvent.click(more);
    await expect(more).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** If three or fewer are left, the text shows so from the start. */
export const FewLeft: Story = {
  tags: ['no-screenshot'], // looks like AtTheMaximum
  args: { defaultValue: 1, max: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only 3 left')).toBeVisible();
  },
};

const MESSAGE = 'Enter a whole number from 1 to 48.';

/** The quantity stays, and so does the invalid text, with an announced message that explains how to correct it. */
export const Invalid: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement, args }) => {
    const heard = listen(canvasElement);
    const field = canvas.getByRole('spinbutton');
    const texts = ['', '-3', '2.5', '0'];
    for (const text of texts) {
      await userEvent.clear(field);
      if (text !== '') await userEvent.type(field, text);
      await userEvent.tab();
      await expect(field).toHaveProperty('value', text);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(MESSAGE);
      await expect(canvas.getAllByText(MESSAGE)[0]).toBeVisible();
    }
    await expect(heard).toEqual(texts.map(() => MESSAGE));
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { disabled: true } };

/** A user who reaches the maximum hears that, once each time; no other change is announced. */
export const MaximumIsAnnounced: Story = {
  tags: ['!dev', '!autodocs'],
  args: { defaultValue: 4, max: 5 },
  play: async ({ canvas, canvasElement, args }) => {
    const heard = listen(canvasElement);
    const more = canvas.getByRole('button', { name: /^Increase/ });
    const field = canvas.getByRole('spinbutton');
    await userEvent.click(more);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(5, false);
    await expect(heard).toEqual([]);

    await userEvent.click(more);
    await expect(heard).toEqual(['Only 5 left']);
    await userEvent.click(more);
    await expect(heard).toHaveLength(2);

    field.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(heard).toHaveLength(3);
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await userEvent.keyboard('{ArrowDown}');
    await expect(heard).toHaveLength(3);

    await userEvent.clear(field);
    await userEvent.type(field, '70');
    await expect(heard).toHaveLength(3);
    await userEvent.keyboard('{Enter}');
    await expect(heard).toEqual(Array(4).fill('Only 5 left'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(5, true);
    await expect(field).toHaveValue('5');
    await userEvent.tab();
    await expect(heard).toHaveLength(4);
    await expect(args.onValueChange).toHaveBeenCalledTimes(3);
  },
};

/** With no stock there is nothing to choose. */
export const NoneThere: Story = {
  tags: ['!dev', '!autodocs'],
  args: { defaultValue: undefined, max: 0 },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('spinbutton');
    await expect(field).toHaveValue('0');
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button);
    await userEvent.clear(field);
    await userEvent.type(field, '1{Enter}');
    await expect(field).toHaveValue('0');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** A held button repeats until it is released or the limit is reached; the click at the end is not another step. */
export const Holding: Story = {
  tags: ['!dev', '!autodocs'],
  args: { defaultValue: 1, max: 5 },
  play: async ({ canvas, canvasElement, args }) => {
    const heard = listen(canvasElement);
    const more = canvas.getByRole('button', { name: /^Increase/ });
    const fewer = canvas.getByRole('button', { name: /^Decrease/ });
    const field = canvas.getByRole('spinbutton');
    const user = userEvent.setup();
    await user.pointer({ keys: '[MouseLeft>]', target: more });
    await waitFor(() => expect(heard).toEqual(['Only 5 left']), { timeout: 5000 });
    await expect(args.onValueChange).toHaveBeenCalledTimes(4);
    await user.pointer({ keys: '[/MouseLeft]', target: more });
    await expect(field).toHaveValue('5');
    await expect(heard).toHaveLength(1);

    await user.pointer({ keys: '[MouseLeft>]', target: fewer });
    await waitFor(() => expect(field).toHaveValue('4'), { timeout: 5000 });
    await user.pointer({ target: field });
    const left = Number(field.getAttribute('aria-valuenow'));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(field).toHaveValue(String(left));
    more.focus();
    await user.keyboard('{Enter}');
    await expect(field).toHaveValue(String(left + 1));
  },
};

/** A typed quantity is committed on Enter or on blur. */
export const Typing: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.type(field, '17');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(17, false);
    await userEvent.clear(field);
    await userEvent.type(field, '31');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(31, false);
    await userEvent.clear(field);
    await userEvent.type(field, '7{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(8, false);
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenCalledTimes(3);
  },
};

/** The user corrects an invalid text, or discards it by Escape or one of the buttons: the field shows the quantity again. */
export const InvalidTextIsCorrected: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.type(field, '0{Enter}');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('2');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await expect(args.onValueChange).not.toHaveBeenCalled();

    await userEvent.clear(field);
    await userEvent.click(canvas.getByRole('button', { name: /^Increase/ }));
    await expect(field).toHaveValue('3');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3, false);

    await userEvent.clear(field);
    await userEvent.type(field, '-{Enter}');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await userEvent.clear(field);
    await userEvent.type(field, '7');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(7, false);
    await expect(field).not.toHaveAccessibleDescription();
  },
};

/** With only one possible quantity, the message names no range. */
export const InvalidTextOfTheOnlyOne: Story = {
  tags: ['!dev', '!autodocs'],
  args: { defaultValue: 1, max: 1 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('Only 1 left Enter 1.');
  },
};

/**
 * Escape, which closes the surrounding drawer, leaving the page, which does not blur the field, and Back, which unmounts it, keep
 * what is typed. (After a real unload, MSW would stop answering requests, in every story.)
 */
export const LeavingKeepsWhatIsTyped: Story = {
  tags: ['!dev', '!autodocs'],
  render: function Unmounted(args) {
    const [isShown, setShown] = useState(true);
    useEffect(() => {
      const hide = () => setShown(false);
      window.addEventListener('popstate', hide);
      return () => window.removeEventListener('popstate', hide);
    }, []);
    return isShown ? <QuantityStepper {...args} /> : <p>Gone</p>;
  },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('spinbutton');
    for (const [quantity, leave] of [
      [17, () => userEvent.keyboard('{Escape}')],
      [18, () => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))],
      [19, () => dispatchEvent(new PopStateEvent('popstate'))],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, `${quantity}`);
      await leave();
      await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(quantity, false));
    }
    await expect(args.onValueChange).toHaveBeenCalledTimes(3);
    await canvas.findByText('Gone');
  },
};

/** Accepts digits of any script and the locale's group separators; rejects a text that could be two numbers. */
export const SpellingsOfNumbers: Story = {
  tags: ['!dev', '!autodocs'],
  args: { max: 5000, min: -5 },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('spinbutton');
    const type = async (text: string) => {
      await userEvent.clear(field);
      await userEvent.type(field, `${text}{Enter}`);
    };
    for (const [text, quantity] of [
      ['007', 7],
      ['１２', 12],
      ['٣٤', 34],
      ['1,500', 1500],
      ['1.600', 1600],
      ['2 500', 2500],
      ['-3', -3],
    ] as const) {
      await type(text);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(quantity, false);
      await expect(field).toHaveValue(String(quantity));
    }
    for (const text of ['1.5', '2,5', '-6', '1e2']) {
      await type(text);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveProperty(
        'validationMessage',
        'Enter a whole number from -5 to 5000.',
      );
    }
    await type('4');
    await expect(field).toHaveProperty('validationMessage', '');
    await expect(field).toHaveAttribute('aria-valuenow', '4');
  },
};

/** The field shows the locale's digits; a form submits ASCII digits. */
export const InArabic: Story = {
  tags: ['!dev', '!autodocs'],
  args: { name: 'count', defaultValue: 12 },
  decorators: [
    (Story) => (
      <UiProvider locale="ar-EG">
        <form>
          <Story />
        </form>
      </UiProvider>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('spinbutton');
    const submitted = () =>
      [...new FormData(canvasElement.querySelector('form') ?? undefined)].join();
    await expect(field).toHaveValue('١٢');
    await expect(submitted()).toBe('count,12');
    await userEvent.clear(field);
    await userEvent.type(field, '٠٠٧');
    await userEvent.tab();
    await expect(field).toHaveValue('٧');
    await expect(submitted()).toBe('count,7');
  },
};
