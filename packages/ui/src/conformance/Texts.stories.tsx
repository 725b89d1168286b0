import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { boxes, FixtureSheet, isInPage } from './FixtureSheet.tsx';
import { fixtures } from './fixtures/all.ts';
import { uiLabels } from './fixtures/uiLabels.ts';
import { englishTexts, visibleTexts } from './visibleTexts.ts';

const meta = {
  title: 'Conformance/Texts',
  component: FixtureSheet,
  tags: ['!dev', '!autodocs'],
  parameters: { a11y: { test: 'off' } },
  args: { only: isInPage },
} satisfies Meta<typeof FixtureSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

const allEnglish = (canvasElement: HTMLElement) =>
  boxes(canvasElement).flatMap(([name, box]) =>
    englishTexts(box).map((text) => `${name}: ${text}`),
  );

/**
 * The `UiProvider` around the fixtures has all texts in another script, so that any remaining English is hard-coded.
 */
export const AtRest: Story = {
  play: async ({ canvasElement }) => {
    const status = boxes(canvasElement).find(([name]) => name === 'Toast')?.[1];
    await waitFor(() => expect(status?.querySelector('a')).toBeVisible());
    await expect(allEnglish(canvasElement)).toEqual([]);
    await expect(visibleTexts(canvasElement).length).toBeGreaterThan(100);
  },
};

/**
 * Includes texts that only show after an action: messages, the other name of a toggle, suggestions that do not match.
 */
export const AfterActions: Story = {
  play: async ({ canvasElement }) => {
    for (const [, box] of boxes(canvasElement)) {
      const form = box.querySelector('form');
      for (const toggle of box.querySelectorAll<HTMLElement>('input + button')) toggle.click();
      form?.requestSubmit();
      const search = box.querySelector<HTMLElement>('[role="combobox"]');
      if (search) {
        await userEvent.type(search, 'ннн');
        await waitFor(() => expect(within(box).getByRole('listbox')).toBeVisible());
        await expect(englishTexts(box)).toEqual([]);
        await userEvent.type(search, 'щщщ');
      }
      for (const button of box.querySelectorAll<HTMLElement>('[role="group"] button'))
        button.click();
    }
    await expect(canvasElement.querySelectorAll('[aria-invalid]').length).toBeGreaterThan(6);
    await expect(allEnglish(canvasElement)).toEqual([]);
  },
};

/** The components with labels by their fixtures: `ToyCard with an action` is a fixture of `ToyCard`. */
const labelled = new Map<string, object>(Object.entries(uiLabels));

/**
 * The provider's labels replace those that are `undefined`: screen readers do not read "undefined", and an undefined
 * function is not called.
 */
export const UndefinedIsLeftOut: Story = {
  ...AtRest,
  args: {
    root: (name) => {
      const labels = labelled.get(name.split(' ', 1).join());
      if (labels === undefined) return {};
      return { labels: Object.fromEntries(Object.keys(labels).map((key) => [key, undefined])) };
    },
  },
};

/** `Stock` has the texts that `ToyCard` and `ToyDetails` share. */
export const EveryComponentHasAFixture: Story = {
  args: { only: () => false },
  play: async () => {
    const names = [...labelled.keys()].filter((name) => !(name in fixtures));
    await expect(names).toEqual(['Stock']);
  },
};

export const Menu: Story = {
  args: { only: (name) => name === 'NavBar' },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    const opener = canvasElement.querySelector('[aria-haspopup="dialog"]');
    if (opener) await userEvent.click(opener);
    await expect(englishTexts(await screen.findByRole('dialog'))).toEqual([]);
    await userEvent.keyboard('{Escape}');
  },
};
