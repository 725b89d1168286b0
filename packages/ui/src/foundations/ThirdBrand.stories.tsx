import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fromCatalogue } from '../stories/fromCatalogue.ts';
import { BrandShop } from './BrandShop.tsx';

const meta = {
  title: 'Foundations/Third brand',
  component: BrandShop,
  tags: ['!autodocs'],
  args: { toys: fromCatalogue((toys) => toys), brandName: 'Heirloom' },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof BrandShop>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Heirloom was imported from a token file, without any hand-written CSS. */
export const Light: Story = {
  globals: { brand: 'heirloom', theme: 'light' },
  play: async ({ canvas }) => {
    const shop = canvas;
    const title = await shop.findByRole('heading', { name: 'Top by Category' });
    await expect(getComputedStyle(title).fontFamily).toContain('Fraunces');
    await expect(getComputedStyle(title).fontWeight).toBe('500');
    const line = title.querySelector('path');
    await expect(line && getComputedStyle(line).stroke).toBe('rgb(197, 143, 44)');
    await expect(getComputedStyle(document.body).fontFamily).toContain('Fraunces');
    await expect(getComputedStyle(document.body).backgroundColor).toBe('rgb(234, 240, 228)');
  },
};
