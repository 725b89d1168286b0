import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
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
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(4);
    await expect(links[0]).toHaveAccessibleName(`${ordinaryToy.toyName} Price: $34.95`);
    await expect(links[0]).toHaveAttribute('href', `/toys/${ordinaryToy.toyId}`);
    for (const link of links) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};

/** The focus moves to the next toy's button, and from the last one to `finalFocus`. */
export const Removable: Story = {
  tags: ['no-screenshot'],
  args: { onRemove: fn(), finalFocus: fn(() => null) },
  play: async ({ canvas, args }) => {
    const [first, second, , last] = args.toys;
    const remove = (toy = ordinaryToy) =>
      canvas.getByRole('button', { name: `Remove ${toy.toyName}` });
    await userEvent.click(remove(first));
    await expect(args.onRemove).toHaveBeenLastCalledWith(first);
    await expect(remove(second)).toHaveFocus();
    await userEvent.click(remove(last));
    await expect(remove(args.toys[2])).toHaveFocus();
    await expect(args.finalFocus).not.toHaveBeenCalled();
  },
};

/** After the last toy, there is no button left for the focus. */
export const RemovedAlone: Story = {
  tags: ['!dev', '!autodocs', 'no-screenshot'],
  args: { toys: [ordinaryToy], onRemove: fn(), finalFocus: fn(() => null) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.finalFocus).toHaveBeenCalledOnce();
    await expect(args.onRemove).toHaveBeenCalledWith(ordinaryToy);
  },
};

export const Playground: Story = {
  args: { toyHref: '/toys/{toyId}' },
  tags: ['no-screenshot', '!autodocs'],
};
