import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { UiProvider } from '../UiProvider.tsx';
import { FixtureSheet } from './FixtureSheet.tsx';
import { markedRoot, missingProps } from './markedRoot.ts';
import { interactiveParts, otherNames, smallTargets, withoutRing } from './measureTargets.ts';
import { cutOff, overflowing } from './measureText.ts';
import { englishTexts, visibleTexts } from './visibleTexts.ts';
import { withoutMotion } from './withoutMotion.tsx';

const meta = {
  title: 'Conformance/Popups',
  component: FixtureSheet,
  tags: ['!dev', '!autodocs'],
  parameters: { a11y: { test: 'off' } },
  args: { root: markedRoot },
  globals: { viewport: { value: 'w320' } },
  decorators: [
    withoutMotion,
    (Story) => (
      <UiProvider Link={(props) => <a {...props} data-injected />}>
        <Story />
      </UiProvider>
    ),
  ],
} satisfies Meta<typeof FixtureSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Checks the rules for all parts of the kit with text. */
const expectReadable = async (fixture: string, part: HTMLElement) => {
  // `className` and `style` apply to the popup, all other props to its element.
  const element = document.querySelector('[data-trigger]');
  await expect(missingProps(fixture, part, element)).toEqual([]);
  await expect(englishTexts(part).filter((text) => text !== fixture)).toEqual([]);
  await expect(overflowing(part)).toEqual([]);
  await expect(cutOff(part)).toEqual([]);
  await waitFor(() => expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth));
  await expect(part.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
};

export const Menu: Story = {
  args: { only: (name) => name === 'Menu' },
  play: async () => {
    await userEvent.click(screen.getByRole('button'));
    const menu = await screen.findByRole('menu');
    await expectReadable('Menu', menu);
    await expect(visibleTexts(menu).length).toBeGreaterThan(2);
    await expect(interactiveParts(menu)).toHaveLength(3);
    await expect(smallTargets(menu)).toEqual([]);
    await expect(otherNames(menu)).toEqual([]);
    await expect(menu.querySelectorAll('a[href][data-injected]')).toHaveLength(1);
    await userEvent.keyboard('{Shift}');
    for (const item of interactiveParts(menu)) item.tabIndex = 0; // the arrow keys reach all items
    await expect(withoutRing(menu)).toEqual([]);
  },
};

export const Tooltip: Story = {
  args: { only: (name) => name === 'Tooltip' },
  play: async () => {
    await userEvent.tab();
    await expectReadable('Tooltip', await screen.findByRole('tooltip'));
  },
};
