/** The keys of keyboard tables, in the syntax of user-event. */
const KEYS = {
  Tab: '{Tab}',
  'Shift + Tab': '{Shift>}{Tab}{/Shift}',
  Enter: '{Enter}',
  Space: '[Space]',
  Escape: '{Escape}',
  'Left Arrow': '{ArrowLeft}',
  'Right Arrow': '{ArrowRight}',
  'Up Arrow': '{ArrowUp}',
  'Down Arrow': '{ArrowDown}',
  Home: '{Home}',
  End: '{End}',
  S: 's',
  5: '5',
} as const;

export type Key = `${keyof typeof KEYS}`;

declare global {
  interface Window {
    /** Presses keys of the real keyboard. Only a browser that runs tests has it: a page cannot press keys itself. */
    pressKeys?: (keys: string) => Promise<void>;
  }
}

/** Presses a key; Tab also several times. */
export async function press(key: Key, times = 1) {
  if (!window.pressKeys) throw new Error('Only a browser that runs tests can press keys.');
  await window.pressKeys(KEYS[key].replace('{Tab}', '{Tab}'.repeat(times)));
}
