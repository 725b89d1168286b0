import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { SegmentedControl } from './components/SegmentedControl/SegmentedControl.tsx';
import { useTheme } from './useTheme.ts';

const KEY = 'theme of stories';

const options = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

function ThemeControl() {
  const [theme, setTheme] = useTheme(KEY);
  return (
    <SegmentedControl legend="Theme" options={options} value={theme} onValueChange={setTheme} />
  );
}

const meta = {
  title: 'Tests/useTheme',
  component: ThemeControl,
  tags: ['!dev', '!autodocs', 'no-screenshot'],
  beforeEach: () => {
    const { theme } = document.documentElement.dataset;
    delete document.documentElement.dataset.theme;
    return () => {
      localStorage.removeItem(KEY);
      if (theme === undefined) delete document.documentElement.dataset.theme;
      else document.documentElement.dataset.theme = theme;
    };
  },
} satisfies Meta<typeof ThemeControl>;
export default meta;

type Story = StoryObj<typeof meta>;

const radio = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('radio', { name });

export const ChosenAndGivenUp: Story = {
  play: async ({ canvasElement }) => {
    await expect(radio(canvasElement, 'System')).toBeChecked();
    await userEvent.click(radio(canvasElement, 'Dark'));
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    await expect(localStorage.getItem(KEY)).toBe('dark');
    await userEvent.click(radio(canvasElement, 'System'));
    await expect(document.documentElement).not.toHaveAttribute('data-theme');
    await expect(localStorage.getItem(KEY)).toBeNull();
  },
};

export const ChosenInAnotherTab: Story = {
  play: async ({ canvasElement }) => {
    dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: 'light' }));
    await waitFor(() => expect(radio(canvasElement, 'Light')).toBeChecked());
    dispatchEvent(new StorageEvent('storage', { key: 'another', newValue: 'dark' }));
    await expect(radio(canvasElement, 'Light')).toBeChecked();
    dispatchEvent(new StorageEvent('storage', { key: null }));
    await waitFor(() => expect(radio(canvasElement, 'System')).toBeChecked());
  },
};

export const ChosenWhileInTheBackForwardCache: Story = {
  play: async ({ canvasElement }) => {
    localStorage.setItem(KEY, 'dark'); // by another tab
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    await expect(radio(canvasElement, 'System')).toBeChecked();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitFor(() => expect(radio(canvasElement, 'Dark')).toBeChecked());
  },
};

/** A value from another version, or from another app on the same host. */
export const UnknownTheme: Story = {
  beforeEach: () => {
    document.documentElement.dataset.theme = 'sepia'; // as a script in the page's head reads it
  },
  play: async ({ canvasElement }) => {
    await expect(radio(canvasElement, 'System')).toBeChecked();
    await expect(getComputedStyle(document.documentElement).colorScheme).toBe('light dark');
  },
};

export const TheBrowsersOwnBars: Story = {
  play: async ({ canvasElement }) => {
    const metas = ['light', 'dark'].map((scheme) => {
      const meta = document.createElement('meta');
      meta.name = 'theme-color';
      meta.media = `(prefers-color-scheme: ${scheme})`;
      document.head.append(meta);
      return meta;
    });
    const media = () => metas.map((each) => each.media);
    await userEvent.click(radio(canvasElement, 'Dark'));
    await expect(media()).toEqual(['not all', 'all']);
    await userEvent.click(radio(canvasElement, 'System'));
    await expect(media()).toEqual([
      '(prefers-color-scheme: light)',
      '(prefers-color-scheme: dark)',
    ]);
    for (const meta of metas) meta.remove();
  },
};

/** The theme lasts for the visit. */
export const StorageDenied: Story = {
  beforeEach: () => {
    const denied = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    const warn = spyOn(console, 'warn').mockReturnValue();
    const own = Object.getOwnPropertyDescriptor(window, 'localStorage');
    Object.defineProperty(window, 'localStorage', { get: denied, configurable: true });
    return () => {
      if (own) Object.defineProperty(window, 'localStorage', own);
      warn.mockRestore();
    };
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(radio(canvasElement, 'Dark'));
    await expect(radio(canvasElement, 'Dark')).toBeChecked();
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  },
};
