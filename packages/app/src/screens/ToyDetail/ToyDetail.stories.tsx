import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answerWith, catalogueAnswers } from '../../stories/catalogueAnswers.ts';
import { aloneWith } from '../../stories/catalogues.ts';
import { inApp } from '../../stories/inApp.tsx';
import { neverLong } from '../../stories/neverLong.ts';
import { seeLogin } from '../../stories/steps/account.ts';
import { seeToy } from '../../stories/steps/browse.ts';
import { arriveAt, barOf, type Stage, screenOf, seeStatus } from '../../stories/steps/stage.ts';
import { ToyDetail } from './ToyDetail.tsx';

const meta = {
  title: 'Screens/Toy detail',
  component: ToyDetail,
  tags: ['!autodocs'],
  decorators: [inApp],
  parameters: { app: { address: '/toys/1', person: 'withPhoto' }, msw: [catalogueAnswers.success] },
} satisfies Meta<typeof ToyDetail>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Success: Story = { play: seeToy };

export const Loading: Story = {
  parameters: { msw: [catalogueAnswers.loading] },
  play: async (stage) => {
    await waitFor(() => expect(screenOf(stage).getByText('Loading......')).toBeVisible());
    await expect(screenOf(stage).queryByRole('button', { name: 'Add to Cart' })).toBeNull();
  },
};

// biome-ignore lint/suspicious/noShadowRestrictedNames: every screen's stories have these names
export const Error: Story = {
  parameters: { msw: [catalogueAnswers.error] },
  play: async (stage) => {
    await arriveAt(stage, 'Failed to load toys: HTTP 503', 'Toy');
    await expect(screenOf(stage).getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const TriedAgain: Story = {
  tags: ['!dev'],
  ...Error,
  play: async (context) => {
    await Error.play?.(context);
    context.msw.use(catalogueAnswers.success);
    await userEvent.click(screenOf(context).getByRole('button', { name: 'Try again' }));
    await seeToy(context);
  },
};

const seeUnknown = async (stage: Stage) => {
  await arriveAt(stage, 'Toy not found', 'Toy Not Found');
  await expect(screenOf(stage).getByRole('link', { name: 'All Toy' })).toHaveAttribute(
    'href',
    '/alltoy',
  );
};

export const UnknownToy: Story = {
  parameters: { app: { address: '/toys/4711' } },
  play: seeUnknown,
};

/** A toy's page is for shoppers: a visitor is redirected to Login. */
export const SignedOut: Story = {
  tags: ['!dev'],
  parameters: { app: { person: 'visitor' } },
  play: seeLogin,
};

/** The page waits until the auth state is known. */
export const AuthUnknown: Story = {
  parameters: { app: { person: 'unknown' } },
  beforeEach: neverLong,
  play: async (stage) => {
    await waitFor(() => expect(screenOf(stage).getByText('Loading...')).toBeVisible());
    await expect(screenOf(stage).queryByRole('button', { name: 'Add to Cart' })).toBeNull();
  },
};

/** The open cart replaces the message. */
export const CartOpenedByItsButton: Story = {
  tags: ['!dev'],
  play: async (stage) => {
    await seeToy(stage);
    await userEvent.click(screenOf(stage).getByRole('button', { name: 'Add to Cart' }));
    await seeStatus('Added to cart: Bramble the Honey Bear');
    await userEvent.click(barOf(stage).getByRole('button', { name: 'Cart, 1 toy' }));
    const cart = within(await screen.findByRole('dialog', { name: 'Cart' }));
    await expect(cart.getByText('Subtotal')).toBeVisible();
    await waitFor(() => expect(document.querySelector('[popover]')).toBeNull()); // a message moves into the dialog
  },
};

const NAME = 'Bramble the Honey Bear';

/** The router decodes `%2F` in an id to a slash; the URL keeps it. */
export const EncodedSlashInId: Story = {
  tags: ['no-screenshot', '!dev'],
  parameters: {
    app: { address: '/toys/a%252Fb' },
    msw: [
      answerWith([
        ...aloneWith({ toyName: 'Another toy' }).map((toy) => ({ ...toy, toyId: 'a/b' })),
        ...aloneWith({}).map((toy) => ({ ...toy, toyId: 'a%2Fb' })),
      ]),
    ],
  },
  play: async (stage) => {
    await arriveAt(stage, NAME, NAME);
  },
};

const longText = {
  toyName: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenspielzeug mit Zubehör',
  sellerName: 'Spielwarenmanufakturgesellschaft Oberammergau',
  description: `${'A toy that has a great deal to tell, and takes its time over it. '.repeat(20)}${'Brumm'.repeat(16)}`,
};

export const LongText: Story = {
  parameters: { msw: [answerWith(aloneWith(longText))] },
  play: async (stage) => {
    await arriveAt(stage, longText.toyName, longText.toyName);
    const story = within(screenOf(stage).getByRole('region', { name: 'Description' }));
    await expect(story.getByText(/(Brumm){16}$/)).toBeVisible();
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
