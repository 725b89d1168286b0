/** Whether an address may ask for something; `readFilters`, which is loaded late, knows for sure. */
export function mayFilter(search: string): boolean {
  return /[?&](sort|min|max|rating|stock|seller|saved)=/.test(search);
}
