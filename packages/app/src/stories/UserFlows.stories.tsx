import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Layout } from '../layout/Layout.tsx';
import { catalogueAnswers } from './catalogueAnswers.ts';
import { inApp } from './inApp.tsx';
import {
  answerRegistered,
  answerSaved,
  changeProfile,
  loginFormOf,
  openProfile,
  openRegister,
  PASSWORD,
  profileFormOf,
  seeLogin,
  seeRegistered,
  seeSaved,
  signOut,
  submitLogin,
  submitRegister,
} from './steps/account.ts';
import { jumpToCastle, openAllToys, openToy, seeAllToys, seeHome, seeToy } from './steps/browse.ts';
import {
  arriveAt,
  barOf,
  screenOf,
  seeSignedIn,
  seeSignedOut,
  seeStatus,
  tabTo,
} from './steps/stage.ts';

/** Whole visits to the shop, from screen to screen, composed of the steps of the screens' own stories. */
const meta = {
  title: 'Screens/User flows',
  component: Layout,
  tags: ['!dev', '!autodocs'],
  decorators: [inApp],
  parameters: { app: { address: '/home' }, msw: [catalogueAnswers.success] },
} satisfies Meta<typeof Layout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const VisitorBecomesShopper: Story = {
  play: async (context) => {
    const { step } = context;
    await step('A visitor finds a toy', async () => {
      await seeHome(context);
      await openAllToys(context);
      await jumpToCastle(context);
    });
    await step('Its page is for shoppers: the visitor registers', async () => {
      await openToy(context, 'Rosepeak Castle Playset');
      await seeLogin(context);
      await openRegister(context);
      await submitRegister(context);
      await seeRegistered(context);
      await answerRegistered();
      await seeSignedIn(context, 'Robin Hale', 'photo');
    });
    await step('The shopper edits the profile, and the new name shows in the bar', async () => {
      await openProfile(context);
      await changeProfile(context);
      await seeSaved();
      await answerSaved();
      await seeSignedIn(context, 'Zoe After', 'photo');
    });
    await step('The shopper signs out', async () => {
      await signOut(context);
      await seeLogin(context);
      await seeSignedOut(context);
    });
  },
};

export const ShopperReturnsToAToy: Story = {
  parameters: { app: { address: '/alltoy' } },
  play: async (context) => {
    const { step } = context;
    await step('A signed-out shopper opens a toy', async () => {
      await seeAllToys(context);
      await openToy(context, 'Bramble the Honey Bear');
      await seeLogin(context);
    });
    await step('Signs in, and continues to the toy', async () => {
      await submitLogin(context);
      await arriveAt(context, 'ToyStore', 'Home');
      await seeStatus('Login successful!');
      const { ownerDocument } = context.canvasElement;
      const goOn = ownerDocument.querySelector<HTMLElement>('[role="status"] a');
      await expect(goOn).toHaveTextContent('Continue to Bramble the Honey Bear');
      if (goOn) await userEvent.click(goOn);
      await seeToy(context);
    });
  },
};

/** Tab, Enter and typing; no mouse. */
export const KeyboardOnly: Story = {
  // On a phone the bar's links are in a menu, so the order of focus differs.
  globals: { viewport: { value: 'w1440', isRotated: false } },
  play: async (context) => {
    const { step, canvasElement } = context;
    await step('From Home to a toy', async () => {
      await seeHome(context);
      await userEvent.tab();
      await expect(document.activeElement).toHaveTextContent('Skip to content');
      // Backwards: simulated Tab presses, unlike real ones, do not leave an inert slide.
      await tabTo(screenOf(context).getByRole('link', { name: 'All Toy' }), { backwards: true });
      await userEvent.keyboard('{Enter}');
      await seeAllToys(context);
      await expect(screenOf(context).getByRole('heading', { level: 1 })).toHaveFocus();
      await tabTo(
        screenOf(context).getByRole('link', { name: 'View More: Bramble the Honey Bear' }),
      );
      await userEvent.keyboard('{Enter}');
    });
    await step('Login', async () => {
      await seeLogin(context);
      const { email, password } = loginFormOf(context);
      await tabTo(email);
      await userEvent.keyboard('shopper@toystore.example');
      await tabTo(password);
      await userEvent.keyboard(`${PASSWORD}{Enter}`);
      await arriveAt(context, 'ToyStore', 'Home');
      await expect(canvasElement.querySelector('h1')).toHaveFocus();
    });
    await step('My Profile', async () => {
      await tabTo(barOf(context).getByRole('link', { name: 'My Profile' }), { backwards: true });
      await userEvent.keyboard('{Enter}');
      await arriveAt(context, 'My Profile', 'My Profile');
      await tabTo(profileFormOf(context).name);
      await userEvent.keyboard('Zoe After{Enter}');
      await seeSaved();
      await userEvent.keyboard('{Enter}');
      await seeSignedIn(context, 'Zoe After', { letter: 'Z' });
    });
    await step('Sign Out', async () => {
      await tabTo(barOf(context).getByRole('button', { name: 'Sign Out' }), { backwards: true });
      await userEvent.keyboard('{Enter}');
      await seeLogin(context);
      await seeSignedOut(context);
    });
  },
};
