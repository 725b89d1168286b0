import * as texts from '@shop/texts/layout';
import { SegmentedControl, useTheme } from '@toystore/ui';

/** The same key as in the inline script of `index.html`, which sets the stored theme before the first paint. */
const STORAGE_KEY = 'toystore.theme';

/** Sets the shop's theme in this browser, for every tab. */
export function ThemeControl() {
  const [theme, setTheme] = useTheme(STORAGE_KEY);
  const options = [
    { value: 'system', label: texts.themeSystem },
    { value: 'light', label: texts.themeLight },
    { value: 'dark', label: texts.themeDark },
  ] as const;
  return (
    <SegmentedControl
      variant="night"
      legend={texts.theme}
      options={options}
      value={theme}
      onValueChange={setTheme}
    />
  );
}
