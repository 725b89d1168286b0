import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { openDatabase } from '../accountStorage/database.ts';
import { deleteAccountData } from '../accountStorage/deleteAccountData.ts';
import { useSavedToys } from './useSavedToys.ts';

const ACCOUNT = 'account of stories';

const stored = async () => (await openDatabase()).get('entries', ['saved', ACCOUNT]);

const cheaper = { toyId: 'bear', price: 1995, availableQuantity: 3 };
const dearer = { ...cheaper, price: 2495 };

function SavedToys({ accountId }: { accountId: string | undefined }) {
  const { ids, setSaved, changesOf, see, status, problem } = useSavedToys(accountId);
  const [idsBefore, setIdsBefore] = useState(ids);
  return (
    <>
      <p role="note">{`${status}, ${problem ?? 'no problem'}: ${[...ids].join(' ')}`}</p>
      {['bear', 'duck'].map((toyId) => (
        <button
          key={toyId}
          type="button"
          aria-pressed={ids.has(toyId)}
          onClick={() => setSaved(toyId, !ids.has(toyId))}
        >
          {toyId}
        </button>
      ))}
      <p>{`Bear: ${changesOf(cheaper)?.priceBefore ?? 'as known'}`}</p>
      <button type="button" onClick={() => setSaved('bear', true, dearer)}>
        bear with its price
      </button>
      <button type="button" onClick={() => see(cheaper)}>
        See the bear
      </button>
      <button type="button" onClick={() => setIdsBefore(ids)}>
        Render {String(ids === idsBefore)}
      </button>
    </>
  );
}

function Account({ isSignedIn }: { isSignedIn: boolean }) {
  const [accountId, setAccountId] = useState(isSignedIn ? ACCOUNT : undefined);
  return (
    <>
      <SavedToys accountId={accountId} />
      <SavedToys accountId={accountId} />
      <button type="button" onClick={() => setAccountId(undefined)}>
        Log out
      </button>
      <button type="button" onClick={() => setAccountId(ACCOUNT)}>
        Log in
      </button>
    </>
  );
}

const meta = {
  title: 'Tests/Saved toys',
  component: Account,
  tags: ['!dev', '!autodocs', 'no-screenshot'],
  args: { isSignedIn: true },
  beforeEach: () => deleteAccountData(ACCOUNT),
} satisfies Meta<typeof Account>;
export default meta;

type Story = StoryObj<typeof meta>;

function parts(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  return {
    press: (name: string) =>
      userEvent.click(canvas.getAllByRole('button', { name })[0] ?? canvasElement),
    /** The text of both uses of the hook. */
    see: async (text: string) => expect(await canvas.findAllByText(text)).toHaveLength(2),
  };
}

export const Saving: Story = {
  play: async ({ canvasElement }) => {
    const { press, see } = parts(canvasElement);
    await see('ready, no problem:');
    await press('bear');
    await press('duck');
    await see('ready, no problem: bear duck');
    await see('Render false');
    await press('bear');
    await see('ready, no problem: duck');
    await waitFor(async () =>
      expect(await stored()).toMatchObject({ version: 1, entries: [{ toyId: 'duck' }] }),
    );
    await press('Log out');
    await see('loading, no problem:');
    await press('Log in');
    await see('ready, no problem: duck');
  },
};

export const SameIds: Story = {
  play: async ({ canvas, canvasElement }) => {
    const { press, see } = parts(canvasElement);
    await see('ready, no problem:');
    await press('bear');
    await see('Render false');
    for (const button of canvas.getAllByRole('button', { name: /Render/ })) {
      await userEvent.click(button);
    }
    await see('Render true');
    spyOn(console, 'warn').mockReturnValue();
    const entries = [{ toyId: 'bear' }, 'junk'];
    await waitFor(async () => expect(await stored()).toBeDefined());
    await (await openDatabase()).put('entries', { version: 1, entries }, ['saved', ACCOUNT]);
    document.dispatchEvent(new Event('visibilitychange'));
    await see('ready, quarantined: bear');
    await see('Render true');
  },
};

export const Changes: Story = {
  play: async ({ canvasElement }) => {
    const { press, see } = parts(canvasElement);
    await see('ready, no problem:');
    await press('See the bear'); // it is not saved
    await press('bear with its price');
    await see('Bear: 2495');
    await press('Log out');
    await see('Bear: as known');
    await press('Log in');
    await see('Bear: 2495');
    await press('See the bear');
    await see('Bear: as known');
    const seen = { toyId: 'bear', price: 1995, inStock: true };
    await waitFor(async () =>
      expect(await stored()).toMatchObject({ version: 1, entries: [seen] }),
    );
  },
};

export const WithoutAccount: Story = {
  args: { isSignedIn: false },
  play: async ({ canvasElement }) => {
    const { press, see } = parts(canvasElement);
    await see('loading, no problem:');
    await press('bear');
    await see('loading, no problem:');
  },
};

export const NotSaved: Story = {
  play: async ({ canvasElement }) => {
    spyOn(console, 'warn').mockReturnValue();
    const { press, see } = parts(canvasElement);
    await see('ready, no problem:');
    spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    await press('bear');
    await see('ready, not saved: bear');
  },
};
