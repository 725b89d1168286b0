import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
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

interface Case extends Partial<ListProps> {
  /** What the hook returns, as this file writes it. */
  text: string;
}

const cases: Case[] = [
  { text: 'loaded, 2: duck bear' },
  // Yen have no decimals: 2000 of them are 2000 minor units.
  { search: '?sort=price-asc&min=2000', currency: 'JPY', text: 'loaded, 2: duck bear' },
  // The toys of a prerendered page, for an address that asks for nothing.
  { status: 'loading', search: '', text: 'loading, ?: bear duck kite' },
  // No card shows that would disappear.
  { status: 'loading', text: 'loading, ?:' },
  // Without the catalogue it is unknown whether they match.
  { status: 'failed', text: 'failed, ?:' },
  { search: '?saved=1', text: 'loaded, 3: bear duck kite, not only saved ones' },
];

export const OfAVisitor: Story = {
  render: (args) => (
    <>
      {cases.map(({ text, ...props }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cases stay
        <List key={index} {...args} {...props} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const notes = canvas.getAllByRole('note');
    await waitFor(() =>
      expect(notes.map(({ textContent }) => textContent?.trim())).toEqual(
        cases.map(({ text }) => text),
      ),
    );
  },
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
