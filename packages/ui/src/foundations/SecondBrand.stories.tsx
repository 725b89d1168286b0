import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fromCatalogue } from '../stories/fromCatalogue.ts';
import { BrandShop } from './BrandShop.tsx';

const meta = {
  title: 'Foundations/Second brand',
  component: BrandShop,
  tags: ['!autodocs'],
  args: { toys: fromCatalogue((toys) => toys), brandName: 'Toy Box' },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof BrandShop>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Toy Box uses the same components; its single file only sets other token values. */
export const Light: Story = {
  globals: { brand: 'toybox', theme: 'light' },
  play: async ({ canvas }) => {
    const shop = canvas;
    const title = await shop.findByRole('heading', { name: 'Top by Category' });
    await expect(getComputedStyle(title).fontFamily).toContain('Gabarito');
    await expect(getComputedStyle(title).fontWeight).toBe('800');
    const line = title.querySelector('path');
    await expect(line && getComputedStyle(line).stroke).toBe('rgba(0, 0, 0, 0)');
    const mark = shop.getByRole('banner').querySelector('svg');
    await expect(mark && getComputedStyle(mark).backgroundImage).toContain('conic-gradient');
    await expect(getComputedStyle(document.body).backgroundColor).toBe('rgb(255, 253, 249)');
  },
};

/** The same shop with ToyStore's own tokens, for comparison. */
export const ToyStore: Story = {
  tags: ['no-screenshot'], // the screens show it
  args: { brandName: 'ToyStore' },
  globals: { brand: 'toystore' },
};
