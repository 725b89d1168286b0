import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { footerContent } from '../../stories/footerContent.ts';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { SubscribeBlock } from '../SubscribeBlock/SubscribeBlock.tsx';
import { Footer } from './Footer.tsx';
import { FacebookIcon, InstagramIcon, XIcon, YouTubeIcon } from './SocialIcons.tsx';

const meta = {
  title: 'Navigation/Footer',
  component: Footer,
  subcomponents: { FacebookIcon, InstagramIcon, XIcon, YouTubeIcon },
  tags: ['stable'],
  args: {
    brandName: 'ToyStore',
    brandHref: '/home',
    ...footerContent,
    payments: [
      { name: 'Apple Pay', src: '/brands/apple-pay.svg' },
      { name: 'Google Pay', src: '/brands/google-pay.svg' },
      { name: 'Visa', src: '/brands/visa.svg' },
      { name: 'Mastercard', src: '/brands/mastercard.svg' },
      { name: 'American Express', src: '/brands/amex.svg' },
      { name: 'PayPal', src: '/brands/paypal.svg' },
    ],
  },
} satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const footer = within(canvas.getByRole('contentinfo'));
    await expect(footer.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'About Us',
      'Support',
      'Attractions',
      'More from us',
    ]);
    const logos = within(footer.getByRole('list', { name: 'Accepted payments' }));
    await expect(logos.getAllByRole('img').map((logo) => logo.getAttribute('alt'))).toEqual(
      args.payments?.map(({ name }) => name),
    );
    await expect(footer.getByText('Purchasers must be 18 years or older.')).toBeVisible();
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  argTypes: { social: { control: false } },
  args: {
    ageNote: 'Purchasers must be 18 years or older.',
    columns: [
      { title: 'About Us', links: [{ label: 'Our Story', href: '#' }] },
      { title: 'Support', links: [{ label: 'Delivery', href: '#' }] },
    ],
    social: [
      { label: 'Facebook', href: '#', Icon: FacebookIcon },
      { label: 'Instagram', href: '#', Icon: InstagramIcon },
      { label: 'YouTube', href: '#', Icon: YouTubeIcon },
      { label: 'X', href: '#', Icon: XIcon },
    ],
  },
};

/** Following a placeholder changes neither the URL nor the scroll position. */
export const PlaceholdersDoNothing: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const footer = canvas;
    const address = window.location.href;
    let stayed = 0;
    const count = (event: MouseEvent) => {
      if (event.defaultPrevented) stayed += 1;
    };
    window.addEventListener('click', count);
    await userEvent.click(footer.getByRole('link', { name: 'Gift Cards' }));
    await userEvent.click(footer.getByRole('link', { name: 'Instagram' }));
    window.removeEventListener('click', count);
    await expect(stayed).toBe(2);
    await expect(window.location.href).toBe(address);
    await expect(footer.getByRole('link', { name: 'ToyStore' })).toHaveAttribute('href', '/home');
  },
};

/** On the page's paper background it keeps a section's margin. */
export const AfterPaper: Story = {
  tags: ['no-screenshot'], // looks like Default
  render: (args) => (
    <>
      <main style={{ padding: 'var(--ts-gutter)' }}>
        <p>A page that ends on paper.</p>
      </main>
      <Footer {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const footer = canvas.getByRole('contentinfo');
    await expect(parseFloat(getComputedStyle(footer).marginTop)).toBeGreaterThan(60);
  },
};

/** Joins a full-bleed section at the page's end without a gap. */
export const AfterCoralSection: Story = {
  tags: ['no-screenshot'], // both parts have their own screenshot, and the assertion catches a gap
  render: (args) => (
    <>
      <main>
        <SubscribeBlock
          pictures={[
            '/pictures/tango-the-t-rex-640.avif',
            '/pictures/willow-the-longneck-640.avif',
          ]}
        />
      </main>
      <Footer {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const footer = canvas.getByRole('contentinfo');
    const section = canvas.getByRole('region', { name: 'Get our newsletter' });
    await expect(footer.getBoundingClientRect().top).toBe(section.getBoundingClientRect().bottom);
  },
};

function ThemeControl() {
  const [theme, setTheme] = useState<'system' | 'light' | 'dark'>('system');
  return (
    <SegmentedControl
      variant="night"
      legend="Theme"
      options={[
        { value: 'system', label: 'System' },
        { value: 'light', label: 'Light' },
        { value: 'dark', label: 'Dark' },
      ]}
      value={theme}
      onValueChange={setTheme}
    />
  );
}

/** `children` can be controls for the whole shop. */
export const WithTheme: Story = {
  args: { children: <ThemeControl /> },
  play: async ({ canvas }) => {
    const theme = within(canvas.getByRole('group', { name: 'Theme' }));
    await userEvent.click(theme.getByRole('radio', { name: 'Dark' }));
    await expect(theme.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await userEvent.click(theme.getByRole('radio', { name: 'System' }));
  },
};
