import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { edgeCaseToys, ordinaryToy } from '../../stories/edgeCaseToys.ts';
import { ToyLinks } from './ToyLinks.tsx';

const meta = {
  title: 'Toys/ToyLinks',
  component: ToyLinks,
  tags: ['stable'],
  args: {
    toys: [ordinaryToy, edgeCaseToys.longName, edgeCaseToys.longWord, edgeCaseToys.noPicture],
    toyHref: '/toys/{toyId}',
  },
} satisfies Meta<typeof ToyLinks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links).toHaveLength(4);
    await expect(links[0]).toHaveAccessibleName(`${ordinaryToy.toyName} Price: $34.95`);
    await expect(links[0]).toHaveAttribute('href', `/toys/${ordinaryToy.toyId}`);
    for (const link of links) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};

export const Playground: Story = {
  args: { toyHref: '/toys/{toyId}' },
  tags: ['no-screenshot', '!autodocs'],
};
