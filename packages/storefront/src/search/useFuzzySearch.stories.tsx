import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn, userEvent, within } from 'storybook/test';
import shopCatalogue from '../../../app/shops/toystore/public/toy.json';
import { parseCatalogue } from '../catalogue/toySchema.ts';
import type { Toy } from '../toy.ts';
import { useFuzzySearch } from './useFuzzySearch.ts';

const { toys } = parseCatalogue(shopCatalogue);
const withoutBear = toys.slice(1);

/** A list from which no index can be built: simulates code that could not be loaded. */
const unreadable = new Proxy<Toy[]>([], {
  get: (list, key) => {
    if (key === 'length') throw new TypeError('Failed to fetch dynamically imported module');
    return Reflect.get(list, key);
  },
});

const CATALOGUES = { toys, withoutBear, unreadable };
const NAMES = ['toys', 'withoutBear', 'unreadable'] as const;

function Search() {
  const [name, setName] = useState<(typeof NAMES)[number]>('toys');
  const { prepare, findMore } = useFuzzySearch(CATALOGUES[name]);
  const found = findMore('bear hony');
  return (
    <>
      <p>{found === undefined ? 'not known' : `found: ${found.map((toy) => toy.toyName)}`}</p>
      <button type="button" onClick={prepare}>
        prepare
      </button>
      {NAMES.map((other) => (
        <button key={other} type="button" onClick={() => setName(other)}>
          {other}
        </button>
      ))}
    </>
  );
}

const meta = {
  title: 'Tests/Fuzzy search',
  component: Search,
  tags: ['!dev', '!autodocs', 'no-screenshot'], // not part of the shop
} satisfies Meta<typeof Search>;
export default meta;

type Story = StoryObj<typeof meta>;

function parts(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  return {
    press: (name: string) => userEvent.click(canvas.getByRole('button', { name })),
    see: async (text: string) => expect(await canvas.findByText(text)).toBeVisible(),
  };
}

export const Prepared: Story = {
  play: async ({ canvasElement }) => {
    const { press, see } = parts(canvasElement);
    await see('not known');
    await press('prepare');
    await see('found: Bramble the Honey Bear');
    await press('withoutBear');
    await see('found:');
    await press('toys');
    await see('found: Bramble the Honey Bear');
  },
};

export const Lost: Story = {
  play: async ({ canvasElement }) => {
    const warn = spyOn(console, 'warn').mockReturnValue();
    const { press, see } = parts(canvasElement);
    await press('unreadable');
    await see('not known');
    await press('prepare');
    await see('found:');
    await expect(warn).toHaveBeenCalledOnce();
    await press('toys');
    await see('found:');
    await press('prepare');
    await see('found: Bramble the Honey Bear');
  },
};
