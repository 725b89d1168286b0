import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { catalogueAnswers } from '../../stories/catalogueAnswers.ts';
import { openToy } from '../../stories/steps/browse.ts';
import { arriveAt, type Stage, screenOf } from '../../stories/steps/stage.ts';
import { AllToys } from './AllToys.tsx';
import { allToysStories, arrive, seeCount } from './allToysTestUtils.ts';

const BEAR = 'Bramble the Honey Bear';

const meta = {
  ...allToysStories,
  title: 'Screens/All toys',
  component: AllToys,
  tags: ['!autodocs'],
  parameters: {
    ...allToysStories.parameters,
    app: {
      address: '/alltoy?saved=1',
      person: 'withPhoto',
      saved: {
        1: { price: 3995, availableQuantity: 0 },
        2: { price: 1995, availableQuantity: 3 },
        3: { price: 1, availableQuantity: 3 },
      },
    },
  },
} satisfies Meta<typeof AllToys>;
export default meta;

type Story = StoryObj<typeof meta>;

const cardOf = (stage: Stage, name: string) => screenOf(stage).getByRole('article', { name });

/** A toy's page in a background tab is not on screen: the card's strip stays until the user switches to that tab. */
export const ReadOnTheToysPage: Story = {
  tags: ['!dev'],
  play: async (stage) => {
    await arrive(stage);
    await seeCount(stage, 3);
    const bear = within(cardOf(stage, BEAR));
    await expect(bear.getByText('Was $39.95, now $34.95')).toBeVisible();
    await expect(bear.getByText('Back in stock')).toBeVisible();
    const isHidden = spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const goBack = async () => {
      await userEvent.click(screenOf(stage).getByRole('link', { name: 'All Toy' }));
      await arrive(stage);
    };
    await openToy(stage, BEAR);
    await arriveAt(stage, BEAR, BEAR);
    await goBack();
    await expect(cardOf(stage, BEAR)).toHaveTextContent('Was $39.95, now $34.95');

    await openToy(stage, BEAR);
    await arriveAt(stage, BEAR, BEAR);
    isHidden.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await goBack();
    await expect(cardOf(stage, BEAR)).toHaveTextContent('$34.95');
    await expect(cardOf(stage, BEAR)).not.toHaveTextContent(/Was|Back in stock/);
  },
};

/** A prerendered page may have older prices than those that the shopper saw. */
export const PricesNotLoaded: Story = {
  tags: ['!dev'],
  parameters: {
    app: { address: '/alltoy', prerendered: true },
    msw: [catalogueAnswers.loading],
  },
  play: async (stage) => {
    await arrive(stage);
    const heart = { name: `Save ${BEAR}`, pressed: true };
    await expect(await screenOf(stage).findByRole('button', heart)).toBeVisible();
    await expect(cardOf(stage, BEAR)).not.toHaveTextContent(/Was|Back in stock/);
  },
};

/** A shared list has the hearts of the user who opens it, but no strips. */
export const InASharedList: Story = {
  tags: ['!dev'],
  parameters: { app: { address: '/alltoy?list=1.2' } },
  play: async (stage) => {
    await arrive(stage);
    await seeCount(stage, 2);
    const heart = { name: `Save ${BEAR}`, pressed: true };
    await expect(await screenOf(stage).findByRole('button', heart)).toBeVisible();
    await expect(cardOf(stage, BEAR)).not.toHaveTextContent(/Was|Back in stock/);
  },
};

/** A toy that is no longer saved has no strip; saved again, it is compared with today's price. */
export const NoLongerSaved: Story = {
  tags: ['!dev'],
  parameters: { app: { address: '/alltoy' } },
  play: async (stage) => {
    await arrive(stage);
    await waitFor(() => expect(cardOf(stage, BEAR)).toHaveTextContent('Was $39.95'));
    const heart = screenOf(stage).getByRole('button', { name: `Save ${BEAR}` });
    await userEvent.click(heart);
    await expect(cardOf(stage, BEAR)).not.toHaveTextContent(/Was|Back in stock/);
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(cardOf(stage, BEAR)).not.toHaveTextContent(/Was|Back in stock/);
  },
};
