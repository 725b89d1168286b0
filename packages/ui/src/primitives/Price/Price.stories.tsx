import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Price } from './Price.tsx';
import { PriceText } from './PriceText.tsx';

const meta = {
  title: 'Primitives/Price',
  component: Price,
  tags: ['beta'],
  args: { value: 3495, compareAt: 4495, style: { fontSize: 'var(--ts-text-price)' } },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof Price>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Screen readers announce the previous price as such. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('$34.95')).toBeVisible();
    await expect(canvasElement.querySelector('s')).toHaveTextContent('Before: $44.95');
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
};

/** A previous price that is not higher is omitted. */
export const NoReduction: Story = {
  tags: ['no-screenshot'], // a number alone
  args: { compareAt: 3495 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('s')).toBeNull();
  },
};

/**
 * A currency without a symbol is smaller than its amount, and the price keeps its own direction in text of the other
 * direction.
 */
export const CurrencyOfLetters: Story = {
  tags: ['no-screenshot'], // a screen of the shop shows it
  globals: { shop: 'luba' },
  play: async ({ canvas }) => {
    const word = canvas.getAllByText('د.إ.')[0];
    const price = word?.closest('bdi');
    if (!price) throw new Error('No price is isolated.');
    await expect(price.textContent?.replace(/[\u200f\u00a0]/g, ' ').trim()).toMatch(/^34\.95 د/);
    const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    await expect(word && size(word)).toBeCloseTo(size(price) * 0.62, 1);
  },
};

/** On a seal the amount and the currency have a line each, without a third one for a direction mark. */
export const Stacked: Story = {
  tags: ['no-screenshot'], // the slider shows it
  globals: { shop: 'luba' },
  render: () => (
    <p data-testid="seal" style={{ lineHeight: 1 }}>
      <PriceText value={3495} stacked />
    </p>
  ),
  play: async ({ canvas }) => {
    const seal = canvas.getByTestId('seal');
    const below = canvas.getByText('د.إ.').getBoundingClientRect().bottom;
    await expect(seal).toHaveTextContent('34.95');
    await expect(Math.abs(seal.getBoundingClientRect().bottom - below)).toBeLessThan(2);
  },
};
