import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { UiProvider } from '../UiProvider.tsx';
import { boxes, FixtureSheet, isInPage } from './FixtureSheet.tsx';

const meta = {
  title: 'Conformance/Injected',
  component: FixtureSheet,
  tags: ['!dev', '!autodocs'],
  parameters: { a11y: { test: 'off' } },
  args: { only: isInPage },
  decorators: [
    (Story) => (
      <UiProvider
        Link={(props) => <a {...props} data-injected />}
        Image={(props) => <img {...props} alt={props.alt} data-injected />}
        pictureSources={(url) => ({ src: `${url}?injected` })}
      >
        <Story />
      </UiProvider>
    ),
  ],
} satisfies Meta<typeof FixtureSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

/**
 * All links to other pages use the shop's link component. Links to other sites, e-mail addresses and placeholders (`#…`) are
 * plain. All pictures of a catalogue or an account use the shop's component and source function. Third-party logos do not:
 * Google's, which is part of the kit, and those of payment methods.
 */
export const EveryLinkAndPicture: Story = {
  play: async ({ canvasElement }) => {
    const bare = boxes(canvasElement).flatMap(([name, box]) =>
      [...box.querySelectorAll('a[href]:not([data-injected], [href^="#"])')]
        .filter((link) => !/^(https:|mailto:)/.test(link.getAttribute('href') ?? ''))
        .map(() => name),
    );
    await expect(bare).toEqual([]);
    const linking = () =>
      boxes(canvasElement).filter(([, box]) => box.querySelector('[data-injected]'));
    await waitFor(() => expect(linking().length).toBeGreaterThan(20));

    const barePictures = boxes(canvasElement).flatMap(([name, box]) =>
      [...box.querySelectorAll('img:not([src^="data:"], [src^="/brands/"])')]
        .filter((image) => !image.matches('[src$="?injected"][data-injected]'))
        .map((image) => `${name}: ${image.getAttribute('src')}`),
    );
    await expect(barePictures).toEqual([]);
    await expect(canvasElement.querySelectorAll('img[src$="?injected"]').length).toBeGreaterThan(
      15,
    );
  },
};

/** The narrow bar's menu is not on the page until the user opens it. */
export const EveryLinkOfTheMenu: Story = {
  args: { only: (name) => name === 'NavBar' },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    const opener = canvasElement.querySelector('[aria-haspopup="dialog"]');
    if (opener) await userEvent.click(opener);
    const links = within(await screen.findByRole('dialog', {}, { timeout: 10_000 })).getAllByRole(
      'link',
    );
    await expect(links.filter((link) => !link.hasAttribute('data-injected'))).toEqual([]);
    await userEvent.keyboard('{Escape}');
  },
};
