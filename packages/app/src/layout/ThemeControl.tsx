import { SegmentedControl, useTheme } from '@toystore/ui';

/** The same as in the inline script of `index.html`, which sets the stored theme before the first paint. */
const STORAGE_KEY = 'toystore.theme';

const options = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** Chooses the shop's theme in this browser, for every tab. */
export function ThemeControl() {
  const [theme, setTheme] = useTheme(STORAGE_KEY);
  return (
    <SegmentedControl
      variant="night"
      legend="Theme"
      options={options}
      value={theme}
      onValueChange={setTheme}
    />
  );
}
