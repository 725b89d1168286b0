const toy = (place, toyName) => ({
  toyId: `${place}`,
  toyName,
  sellerName: 'Oak & Yarn',
  price: 1250 * place,
  rating: 4.5,
  availableQuantity: 3,
  description: 'It fits into a pocket. It is soft.',
  pictureURL: '/bear.svg',
});

const names = ['Honey Bear', 'Tin Robot', 'Paper Kite'];

export const toys = names.map((name, index) => toy(index + 1, name));

/** More toys than a grid renders at once. */
export const manyToys = Array.from({ length: 500 }, (_, index) =>
  toy(index + 1, names[index] ?? `Toy ${index + 1}`),
);
