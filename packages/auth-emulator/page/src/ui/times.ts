const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const EXACT = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const WITH_YEAR = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

/** Returns the time of day with seconds. */
export const exactTime = (at: number) => EXACT.format(at);

const isSame = (format: Intl.DateTimeFormat, one: number, other: number) =>
  format.format(one) === format.format(other);

/** Returns the time of day of a moment today, and the day and time of another one. */
export function shortTime(at: number, now: number): string {
  if (isSame(WITH_YEAR, at, now)) return TIME.format(at);
  const sameYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return `${(sameYear ? DAY : WITH_YEAR).format(at)} ${TIME.format(at)}`;
}

const UNITS = [
  [86_400, 'day'],
  [3600, 'h'],
  [60, 'min'],
  [1, 's'],
] as const;

/** Returns a length of time by its two largest units: `1 h`, `2 days 5 min`. */
export function duration(seconds: number): string {
  let left = Math.abs(Math.round(seconds));
  const parts: string[] = [];
  for (const [size, unit] of UNITS) {
    const count = Math.floor(left / size);
    left -= count * size;
    if (count > 0) parts.push(`${count} ${unit}${unit === 'day' && count > 1 ? 's' : ''}`);
  }
  return parts.slice(0, 2).join(' ') || '0 s';
}
