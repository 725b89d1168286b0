import shopCatalogue from '../shops/toystore/public/toy.json' with { type: 'json' };

/** The shop's own toys, in catalogue order. */
export const toys = shopCatalogue;

/** Returns the toy at an index of the catalogue. */
export function toyAt(index: number) {
  const toy = toys[index];
  if (toy === undefined) throw new Error(`The catalogue has no toy at ${index}.`);
  return toy;
}

/** Returns the first toy that is out of stock. */
export function soldOutToy() {
  const toy = toys.find(({ availableQuantity }) => availableQuantity === 0);
  if (toy === undefined) throw new Error('The catalogue has no toy that is out of stock.');
  return toy;
}

/** Formats a price as the shop shows it. */
export function dollars(price: number) {
  return `$${price.toFixed(2)}`;
}

/** Repeats the shop's toys up to `count`, with ids from 1; every tenth name needs more lines. */
export function manyToys(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const toy = toyAt(index % toys.length);
    const rest = index % 10 === 9 ? 'of the Very Long Name That Runs On and On and On' : '';
    return { ...toy, toyId: index + 1, toyName: `${toy.toyName} ${index + 1} ${rest}`.trim() };
  });
}
