import shopRecords from '@shop/catalogue';
import type { JsonBodyType } from 'msw';
import records from '../../shops/toystore/public/toy.json';

/** A record of `/toy.json`: unchecked, so it may contain anything. */
export interface CatalogueRecord {
  toyId: number;
  toyName: string;
  sellerName: string;
  price: number;
  rating: number;
  availableQuantity: number;
  description: string;
  pictureURL: string;
  [more: string]: unknown;
}

const shopCatalogue: readonly CatalogueRecord[] = records;

const firstToys = (count: number) => shopCatalogue.slice(0, count);

/** Returns the shop's first toy with changes as the only record; its page is `/toys/1`. */
export function aloneWith(changes: Partial<CatalogueRecord>): CatalogueRecord[] {
  return firstToys(1).map((record) => ({ ...record, ...changes }));
}

const LONG_NAMES = [
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenspielzeug mit Zubehör',
  'Brumm'.repeat(16),
  'The Extraordinarily Patient Grandmother Elephant Who Remembers Every Birthday She Was Ever Asked To',
];

/** Catalogues that a shop can have. */
export const catalogues = {
  shop: [...shopCatalogue],
  two: firstToys(2),
  fiveHundred: Array.from({ length: Math.ceil(500 / shopCatalogue.length) }, (_, round) =>
    shopCatalogue.map((record) => ({
      ...record,
      toyId: round * shopCatalogue.length + record.toyId,
      toyName: round === 0 ? record.toyName : `${record.toyName} ${round + 1}`,
    })),
  )
    .flat()
    .slice(0, 500),
  longNames: shopCatalogue.map((record, index) => ({
    ...record,
    toyName: LONG_NAMES[index] ?? record.toyName,
  })),
  /** The first record is as long as the shop allows. */
  longestTexts: shopCatalogue.map((record, index) =>
    index > 0
      ? record
      : {
          ...record,
          toyName: 'N'.repeat(300),
          sellerName: 'S'.repeat(300),
          description: 'd'.repeat(20_000),
          price: 1_000_000,
          availableQuantity: 1_000_000,
        },
  ),
  brokenPictures: shopCatalogue.map((record) => ({
    ...record,
    pictureURL: `/pictures/lost-${record.toyId}.webp`,
  })),
  /** Records without the fields that the specification does not have. */
  specifiedFields: shopCatalogue.map(
    ({
      toyId,
      toyName,
      sellerName,
      price,
      rating,
      availableQuantity,
      description,
      pictureURL,
    }): CatalogueRecord => ({
      toyId,
      toyName,
      sellerName,
      price,
      rating,
      availableQuantity,
      description,
      pictureURL,
    }),
  ),
  /** Four records: the second, third and fourth are invalid. */
  badRecords: [
    ...firstToys(1),
    { ...firstToys(1)[0], toyId: 2, price: 'a few dollars' },
    { ...firstToys(1)[0], toyId: 3, toyName: undefined },
    ...firstToys(1),
  ],
};

/** Returns records with the texts and prices of the shop in the toolbar, except those that a story has changed. */
export function inShop(records: JsonBodyType): JsonBodyType {
  if (!Array.isArray(records)) return records;
  return records.map((record) => {
    const original: object | undefined = shopCatalogue.find(({ toyId }) => toyId === record?.toyId);
    const own: object | undefined = shopRecords.find(({ toyId }) => toyId === record?.toyId);
    if (original === undefined || own === undefined) return record;
    const unchanged = Object.entries(own).filter(
      ([field]) => Reflect.get(record, field) === Reflect.get(original, field),
    );
    return { ...record, ...Object.fromEntries(unchanged) };
  });
}

/** Returns the shop's toys, those with the longest names in the language of the shop in the toolbar first. */
export function longestNameFirst(): CatalogueRecord[] {
  const length = ({ toyId }: CatalogueRecord) =>
    JSON.stringify(
      shopRecords.find((own) => own.toyId === toyId),
      ['toyName'],
    )?.length ?? 0;
  return shopCatalogue.toSorted((a, b) => length(b) - length(a));
}
