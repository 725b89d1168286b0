const usDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** US dollars as the shop writes them: `34.95` becomes `$34.95`, `12345.67` becomes `$12,345.67`. */
export function formatPrice(dollars: number): string {
  return usDollars.format(dollars);
}
