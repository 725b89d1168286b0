import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { NavBar } from '../components/NavBar/NavBar.tsx';
import { Toast, type ToastProps } from '../components/Toast/Toast.tsx';
import { FixtureSheet, isInPage } from './FixtureSheet.tsx';
import { fixtures } from './fixtures/all.ts';
import { popups } from './fixtures/popups.tsx';
import { withoutMotion } from './withoutMotion.tsx';

const noop = () => {};

const menu = <NavBar links={[]} brandName="ToyStore" brandHref="/" menuOpen />;

const dialogs: [name: string, dialog: ReactNode][] = Object.keys(fixtures)
  .filter((name) => !isInPage(name) && !(name in popups))
  .map((name) => [name, <FixtureSheet key={name} only={(other) => other === name} />]);

/** The tallest toast leaves a dialog the least room. */
const toast: Pick<ToastProps, 'action'> & { message: string } = {
  message: `The cart could not be saved in this browser. ${'It lasts until you leave. '.repeat(3)}`,
  action: { label: 'Continue to the page that you came from', href: '/' },
};

let show: (content: ReactNode) => void = noop;

function Stage() {
  const [content, setContent] = useState<ReactNode>();
  useEffect(() => {
    show = setContent;
  }, []);
  return content;
}

const meta = {
  title: 'Conformance/Toasts over dialogs',
  component: Stage,
  tags: ['!dev', '!autodocs', 'no-screenshot'],
  parameters: { a11y: { test: 'off' } },
  decorators: [withoutMotion],
  play: async () => {
    const isNarrow = window.innerWidth < 768; // a wider bar has no menu
    for (const [name, dialog] of [...dialogs, ...(isNarrow ? [['menu', menu] as const] : [])]) {
      show(
        <div key={name}>
          {dialog}
          <Toast {...toast} onDismiss={noop} />
        </div>,
      );
      await waitFor(() => {
        const [element] = document.querySelectorAll('[role="dialog"], [role="alertdialog"]');
        const popup = element?.querySelector(':scope > [popover][data-shown]');
        expect(popup, name).toHaveTextContent(toast.message.trim());
        const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
        const { top: toastTop = 0, bottom: end = 0 } = popup?.getBoundingClientRect() ?? {};
        expect(bottom, `${name} ends above “${toast.message}”`).toBeLessThanOrEqual(toastTop);
        expect(top, `${name} is in the window`).toBeGreaterThanOrEqual(0);
        expect(bottom - top, `${name} has room`).toBeGreaterThan(150);
        expect(end, `“${toast.message}” is in the window`).toBeLessThanOrEqual(window.innerHeight);
      });
    }
  },
} satisfies Meta<typeof Stage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SmallestPhone: Story = { globals: { viewport: { value: 'w320' } } };

export const Desktop: Story = { globals: { viewport: { value: 'w1440' } } };
