import type { BrowserContextOptions } from '@playwright/test';

/** Where the stories are for the browser. Some show their own address, which must be the same in each run. */
export const ADDRESS = 'http://pictures.localhost';

/** The flag that leads the browser to the port behind that address. */
export const servedAt = (port: string) =>
  `--host-resolver-rules=MAP pictures.localhost:80 127.0.0.1:${port}`;

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

const LEVELS = 32; // of red, green and blue each

/** A style that paints the page in fewer colours: shades and soft edges are most of a picture's weight. */
export function fewColours() {
  const table = Array.from({ length: LEVELS }, (_, level) => level / (LEVELS - 1)).join(' ');
  const channels = ['R', 'G', 'B'].map(
    (name) => `<feFunc${name} type="discrete" tableValues="${table}"/>`,
  );
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg"><filter id="few" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feComponentTransfer>${channels.join('')}</feComponentTransfer></filter></svg>`;
  return `html { filter: url('data:image/svg+xml,${encodeURIComponent(drawing)}#few'); }`;
}
