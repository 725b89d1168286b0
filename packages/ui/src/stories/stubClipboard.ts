import { fn } from 'storybook/test';

/** Replaces the clipboard with a stub; the returned function restores it. */
export function stubClipboard(writeText: (text: string) => Promise<void>) {
  const stub = fn(writeText);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: stub }, configurable: true });
  return { writeText: stub, restore: () => Reflect.deleteProperty(navigator, 'clipboard') };
}
