import type { BrowserContextOptions } from '@playwright/test';

/** Flags that keep the machine's screen and font settings out of the pictures. */
export const SAME_EVERYWHERE = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-font-subpixel-positioning',
  '--force-color-profile=srgb',
];

/** The visitor that all pictures are made for. */
export const VISITOR: BrowserContextOptions = {
  locale: 'en-US',
  timezoneId: 'UTC',
  deviceScaleFactor: 0.5, // at full size the pictures would weigh three times as much
};
