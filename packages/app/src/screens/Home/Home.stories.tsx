import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, within } from 'storybook/test';
import { catalogueAnswers } from '../../stories/catalogueAnswers.ts';
import { inApp } from '../../stories/inApp.tsx';
import { arriveHome, seeHome } from '../../stories/steps/browse.ts';
import { openBar, type Stage, screenOf, seeSignedOut } from '../../stories/steps/stage.ts';
import { Home } from './Home.tsx';

const meta = {
  title: 'Screens/Home',
  component: Home,
  tags: ['!autodocs'],
  decorators: [inApp],
  parameters: {
    app: { address: '/home' },
    msw: [catalogueAnswers.success],
    emulateMedia: { reducedMotion: 'reduce' }, // on a slow machine another slide would be in the screenshot
  },
} satisfies Meta<typeof Home>;
export default meta;

type Story = StoryObj<typeof meta>;

const sliderOf = async (stage: Stage) =>
  within(await screenOf(stage).findByRole('region', { name: 'Featured toys' }));

const namesIn = (stage: Stage, section: string, role: 'link' | 'heading') =>
  within(screenOf(stage).getByRole('region', { name: section }))
    .getAllByRole(role, role === 'heading' ? { level: 3 } : {})
    .map(({ textContent }) => textContent);

export const Success: Story = {
  play: async (stage) => {
    await seeHome(stage);
    await seeSignedOut(stage);
  },
};

export const Loading: Story = {
  parameters: { msw: [catalogueAnswers.loading] },
  play: async (stage) => {
    await arriveHome(stage);
    const home = screenOf(stage);
    await expect(home.getByText('Loading toys...')).toBeVisible();
    await expect(home.getByText('Loading categories...')).toBeVisible();
    await expect(home.queryByRole('link', { name: /View More/ })).toBeNull();
  },
};

export const Empty: Story = {
  parameters: { msw: [catalogueAnswers.empty] },
  play: async (stage) => {
    await arriveHome(stage);
    const home = screenOf(stage);
    await expect(await home.findByText('No featured toys to display right now.')).toBeVisible();
    await expect(home.getByRole('link', { name: 'All Toy' })).toHaveAttribute('href', '/alltoy');
    await expect(home.queryByRole('region', { name: 'Top by Category' })).toBeNull();
  },
};

// biome-ignore lint/suspicious/noShadowRestrictedNames: every screen's stories have these names
export const Error: Story = {
  parameters: { msw: [catalogueAnswers.error] },
  play: async (stage) => {
    await arriveHome(stage);
    const home = screenOf(stage);
    await expect(await home.findAllByText('Failed to load toys: HTTP 503')).toHaveLength(2);
    await expect(home.getByText('Failed to load categories: HTTP 503')).toBeVisible();
    await expect(home.getAllByRole('button', { name: 'Try again' })).toHaveLength(3);
  },
};

/** The page was prerendered with the first toys, and shows them while the catalogue is loading. */
export const KnownToysLoading: Story = {
  tags: ['no-screenshot'], // All toys shows known toys and the message
  parameters: { app: { prerendered: true }, msw: [catalogueAnswers.loading] },
  play: async (stage) => {
    await arriveHome(stage);
    const home = screenOf(stage);
    await expect(home.getByText('Loading toys...')).toBeVisible();
    await expect(home.getByText('Loading categories...')).toBeVisible();
    const slider = await sliderOf(stage);
    await expect(slider.getByRole('group', { name: '1 of 48' })).toBeVisible();
    await expect(namesIn(stage, 'Top by Category', 'link')).toHaveLength(6);
    await expect(namesIn(stage, 'Most Top Product', 'heading')).toHaveLength(8);
  },
};

/** The message of a failure is above the prerendered toys. */
export const KnownToysFailed: Story = {
  parameters: { app: { prerendered: true }, msw: [catalogueAnswers.error] },
  play: async (stage) => {
    await Error.play?.(stage);
    const slider = await sliderOf(stage);
    await expect(slider.getByRole('heading')).toHaveTextContent('Bramble the Honey Bear');
    await expect(namesIn(stage, 'Most Top Product', 'heading')).toHaveLength(8);
  },
};

/** `/toy.json` fails when the story calls `end`. */
const slowFailure = {
  end: () => {},
  answer: http.get('/toy.json', async () => {
    await new Promise<void>((resolve) => {
      slowFailure.end = resolve;
    });
    return new HttpResponse(null, { status: 503 });
  }),
};

/** After a failure the known toys are the whole row, which loops at its end, also for a press before the failure. */
export const KnownToysFailedGoRound: Story = {
  tags: ['!dev', 'no-screenshot'],
  parameters: { app: { prerendered: true }, msw: [slowFailure.answer] },
  play: async (stage) => {
    await arriveHome(stage);
    const slider = await sliderOf(stage);
    await userEvent.click(slider.getByRole('button', { name: 'Previous slide' }));
    await expect(slider.getByRole('group', { name: '1 of 48' })).toBeVisible();
    slowFailure.end();
    await expect(await slider.findByRole('group', { name: '12 of 12' })).toBeVisible();
    for (const [button, position] of [
      ['Next slide', '1 of 12'],
      ['Previous slide', '12 of 12'],
    ] as const) {
      await userEvent.click(slider.getByRole('button', { name: button }));
      await expect(await slider.findByRole('group', { name: position })).toBeVisible();
    }
  },
};

/** The loaded catalogue contains no prerendered toy. */
export const KnownToysGone: Story = {
  tags: ['!dev'],
  parameters: { app: { prerendered: true }, msw: [catalogueAnswers.empty] },
  play: async (stage) => {
    await Empty.play?.(stage);
    await expect(screenOf(stage).queryByText('Bramble the Honey Bear')).toBeNull();
  },
};

/** After a failure the catalogue is requested again, and loads. */
export const TriedAgain: Story = {
  tags: ['!dev'],
  ...Error,
  play: async (context) => {
    await Error.play?.(context);
    context.msw.use(catalogueAnswers.success);
    const [tryAgain] = screenOf(context).getAllByRole('button', { name: 'Try again' });
    if (tryAgain) await userEvent.click(tryAgain);
    await seeHome(context);
  },
};

const phone = { viewport: { value: 'w360', isRotated: false } };

export const MenuOpenOnAPhoneSignedIn: Story = {
  globals: phone,
  parameters: { app: { person: 'withPhoto' } },
  play: async (stage) => {
    await arriveHome(stage);
    const menu = await openBar(stage);
    await expect(menu.getByText('Demo Shopper')).toBeVisible();
    await expect(menu.getByRole('link', { name: 'My Profile' })).toBeVisible();
    await expect(menu.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    await expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
  },
};
