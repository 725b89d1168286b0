/** When prices were the shop's, in the shopper's time zone: `2:05 PM today`, `November 22`. */
export function timeOfPrices(updatedAt: number): string {
  const date = new Date(updatedAt);
  return date.toDateString() === new Date().toDateString()
    ? `${date.toLocaleTimeString('en-US', { timeStyle: 'short' })} today`
    : date.toLocaleDateString('en-US', { month: 'long', day: 'numeric' });
}
