import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
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

/** After the last toy, `finalFocus` takes the focus, else a control that remains. */
export const RemovedAlone: Story = {
  tags: ['!dev', '!autodocs', 'no-screenshot'],
  args: { toys: [ordinaryToy], finalFocus: fn(() => null) },
  render: function Known({ toys: first, ...args }) {
    const [toys, setToys] = useState(first);
    return (
      <section>
        <ToyLinks {...args} toys={toys} onRemove={() => setToys([])} />
        <TextLink href="/toys">All toys</TextLink>
      </section>
    );
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.finalFocus).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'All toys' })).toHaveFocus();
  },
};

export const Playground: Story = {
  args: { toyHref: '/toys/{toyId}' },
  tags: ['no-screenshot', '!autodocs'],
};
