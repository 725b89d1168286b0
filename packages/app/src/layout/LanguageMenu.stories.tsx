import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, waitFor, within } from 'storybook/test';
import { LanguageMenu } from './LanguageMenu.tsx';
import { AlternateLinks } from './PageMeta.tsx';

const SITES = {
  en: 'https://toys.example',
  de: 'https://spielzeug.example',
  ar: 'https://luba.example',
};

/** The brand's font, and one for Arabic: a visitor's computer has its own, that of the screenshots has none. */
const FONTS = { '--ts-font-display': "'Fredoka Variable', 'Readex Pro Variable'" };

/** A page of the shop. (A router among a story's own elements is endless for Storybook, which writes their code.) */
function Page({ path, children }: { path: string; children: ReactElement }) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: children }], { initialEntries: [path] }),
  );
  return <RouterProvider router={router} />;
}

const meta = {
  title: 'Screens/Language menu',
  component: LanguageMenu,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  args: {
    languages: [
      { tag: 'en', name: 'English', siteUrl: SITES.en, isCurrent: true },
      { tag: 'de', name: 'Deutsch', siteUrl: SITES.de, isCurrent: false },
      { tag: 'ar', name: 'العربية', siteUrl: SITES.ar, isCurrent: false },
    ],
  },
  render: (args) => (
    <div style={{ padding: 'var(--ts-space-6)', background: 'var(--ts-inverse)', ...FONTS }}>
      <Page path="/toys/3">
        <LanguageMenu {...args} />
      </Page>
    </div>
  ),
} satisfies Meta<typeof LanguageMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Each language is written in itself, and links to the same page. */
export const SamePage: Story = {
  play: async ({ canvas }) => {
    const menu = await canvas.findByRole('navigation', { name: 'Language' });
    const links = within(menu).getAllByRole('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      'English',
      'Deutsch',
      'العربية',
    ]);
    for (const [index, [tag, site]] of Object.entries(SITES).entries()) {
      await expect(links[index]).toHaveAttribute('href', `${site}/toys/3`);
      await expect(links[index]).toHaveAttribute('hreflang', tag);
      await expect(links[index]).toHaveAttribute('lang', tag);
    }
    await expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([
      'true',
      null,
      null,
    ]);
  },
};

/** The alternate links in the page's head. */
export const ForSearchEngines: Story = {
  tags: ['no-screenshot'],
  render: () => <AlternateLinks sites={{ ...SITES, 'x-default': SITES.en }} path="/alltoy" />,
  play: () =>
    waitFor(async () => {
      const links = document.head.querySelectorAll<HTMLLinkElement>('link[rel="alternate"]');
      await expect([...links].map(({ hreflang, href }) => [hreflang, href])).toEqual([
        ['en', 'https://toys.example/alltoy'],
        ['de', 'https://spielzeug.example/alltoy'],
        ['ar', 'https://luba.example/alltoy'],
        ['x-default', 'https://toys.example/alltoy'],
      ]);
    }),
};
