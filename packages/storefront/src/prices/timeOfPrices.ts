import { supported } from './supported.ts';

/**
 * Formats the time of prices in the user's time zone: `2:05 PM today`, `November 22`.
 * @param options.locale a BCP 47 tag, `en-US` by default
 */
export function timeOfPrices(
  updatedAt: number,
  texts: { timeToday: (values: { time: string }) => string },
  { locale = 'en-US' }: { locale?: string | undefined } = {},
): string {
  const date = new Date(updatedAt);
  const tag = supported('locale', locale);
  return date.toDateString() === new Date().toDateString()
    ? texts.timeToday({ time: date.toLocaleTimeString(tag, { timeStyle: 'short' }) })
    : date.toLocaleDateString(tag, { month: 'long', day: 'numeric' });
}
