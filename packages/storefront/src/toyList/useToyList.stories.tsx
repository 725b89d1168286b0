import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { createToy } from '../../test/createToy.ts';
import { deleteAccountData } from '../accountStorage/deleteAccountData.ts';
import type { Catalogue } from '../catalogue/CatalogueProvider.tsx';
import { useSavedToys } from '../saved/useSavedToys.ts';
import { type Shopper, useToyList } from './useToyList.ts';

const ACCOUNT = 'account of lists';

const toys = ['bear', 'duck', 'kite'].map((toyId, index) =>
  createToy({ toyId, price: 1000 * (3 - index) }),
);

interface ListProps {
  status: 'loading' | 'loaded' | 'failed';
  search: string;
  shopper: Shopper;
  currency?: string;
}

function List({ status, search, shopper, currency }: ListProps) {
  const [catalogue] = useState<Catalogue>(() => {
    const content = { toys, count: status === 'loaded' ? 3 : undefined };
    const state =
      status === 'failed' ? { status, error: undefined, message: 'HTTP 503' } : { status };
    const freshness = { updatedAt: undefined, freshness: 'current' } as const;
    const actions = { retry: () => undefined, refresh: () => undefined };
    return { ...content, ...state, ...freshness, ...actions, currency };
  });
  const list = useToyList(catalogue, search, shopper);
  const { setSaved } = useSavedToys(ACCOUNT);
  return (
    <>
      <p role="note">
        {`${list.status}, ${list.count ?? '?'}: ${list.toys.map(({ toyId }) => toyId).join(' ')}`}
        {list.isWithoutSaved && ', not only saved ones'}
      </p>
      <ul aria-label="Sellers to choose from">
        {list.choices?.sellers.map((seller) => (
          <li key={seller}>{seller}</li>
        ))}
      </ul>
      <button type="button" onClick={() => setSaved('kite', true)}>
        Save
      </button>
    </>
  );
}

const visitor: Shopper = { accountId: undefined, isKnown: true };

const meta = {
  title: 'Tests/Toy list',
  component: List,
  tags: ['!dev', '!autodocs', 'no-screenshot'],
  args: { status: 'loaded', search: '?sort=price-asc&min=20', shopper: visitor },
  beforeEach: () => deleteAccountData(ACCOUNT),
} satisfies Meta<typeof List>;
export default meta;

type Story = StoryObj<typeof meta>;

const see = (text: string): Pick<Story, 'play'> => ({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text)).toBeVisible();
  },
});

export const Filtered: Story = see('loaded, 2: duck bear');

/** Yen have no decimals: 2000 of them are 2000 minor units. */
export const FilteredInYen: Story = {
  args: { search: '?sort=price-asc&min=2000', currency: 'JPY' },
  ...see('loaded, 2: duck bear'),
};

/** The toys of a prerendered page, for an address that asks for nothing. */
export const LoadingAll: Story = {
  args: { status: 'loading', search: '' },
  ...see('loading, ?: bear duck kite'),
};

/** No card stands where it will not stay. */
export const LoadingSome: Story = { args: { status: 'loading' }, ...see('loading, ?:') };

/** Without the catalogue it is unknown whether they match. */
export const Failed: Story = { args: { status: 'failed' }, ...see('failed, ?:') };

export const SavedOfAVisitor: Story = {
  args: { search: '?saved=1' },
  ...see('loaded, 3: bear duck kite, not only saved ones'),
};

export const SavedOfSomebodyUnknown: Story = {
  args: { search: '?saved=1', shopper: { accountId: undefined, isKnown: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('loading, ?:')).toBeVisible();
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Cloudberry Lane');
  },
};

export const SavedOfAShopper: Story = {
  args: { search: '?saved=1', shopper: { accountId: ACCOUNT, isKnown: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('loaded, 0:')).toBeVisible();
    canvas.getByRole('button', { name: 'Save' }).click();
    await expect(await canvas.findByText('loaded, 1: kite')).toBeVisible();
  },
};
