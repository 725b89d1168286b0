import { SegmentedControl } from '@toystore/ui';
import { useSyncExternalStore } from 'react';
import { getTheme, setTheme, watchTheme } from './theme.ts';

const options = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** Chooses the shop's theme in this browser, for every tab. */
export function ThemeControl() {
  const theme = useSyncExternalStore(watchTheme, getTheme, () => 'system' as const);
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
