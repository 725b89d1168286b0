import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { UiProvider } from '../../UiProvider.tsx';
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

/** A screen reader reads what it cost before as such. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('$34.95')).toBeVisible();
    await expect(canvasElement.querySelector('s')).toHaveTextContent('Before: $44.95');
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  args: { labels: { before: 'Before:' } },
};

/** What was as cheap, or cheaper, before is left out. */
export const NoReduction: Story = {
  tags: ['no-screenshot'], // a number alone
  args: { compareAt: 3495 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('s')).toBeNull();
  },
};

/** A credit is no reduction, and nothing is never less than nothing. */
export const BelowZero: Story = {
  tags: ['no-screenshot'], // numbers alone
  render: () => (
    <>
      <Price value={-500} />
      <Price value={-0} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^-\$5\.00\$0\.00$/);
    await expect(canvasElement.querySelector('s')).toBeNull();
  },
};

/** A currency that is a word is smaller than its figure, and the price keeps its direction beside words of another one. */
export const CurrencyOfLetters: Story = {
  tags: ['no-screenshot'], // screens of a shop show it
  globals: { shop: 'luba' },
  play: async ({ canvasElement }) => {
    const word = within(canvasElement).getAllByText('د.إ.')[0];
    const price = word?.closest('bdi');
    if (!price) throw new Error('No price is isolated.');
    await expect(price.textContent?.replace(/[\u200f\u00a0]/g, ' ').trim()).toMatch(/^34\.95 د/);
    const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    await expect(word && size(word)).toBeCloseTo(size(price) * 0.62, 1);
  },
};

/** On a seal figure and currency have a line each, and there is no third one for a mark of direction. */
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

/** Each currency has its own number of decimals. */
export const Currencies: Story = {
  tags: ['no-screenshot'], // numbers alone
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--ts-space-4)' }}>
      <UiProvider locale="de-DE" currency="EUR">
        <Price value={3495} />
      </UiProvider>
      <UiProvider locale="ja-JP" currency="JPY">
        <Price value={1000} />
      </UiProvider>
      <UiProvider currency="KWD">
        <Price value={12_345} />
      </UiProvider>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const prices = [...canvasElement.querySelectorAll('b')].map(({ textContent }) => textContent);
    await expect(prices).toEqual(['34,95\u00a0€', '￥1,000', 'KWD\u00a012.345']);
  },
};
