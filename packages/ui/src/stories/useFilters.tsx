import { useState } from 'react';
import { FilterGroup } from '../components/Filters/FilterGroup/FilterGroup.tsx';
import { RangeFields } from '../components/RangeFields/RangeFields.tsx';
import type { RangeValue } from '../components/RangeFields/readBound.ts';
import { Select } from '../primitives/Form/Select.tsx';
import { Star } from '../primitives/Shapes/Star.tsx';
import type { Toy } from '../toys/toy.ts';

export const sellers = [
  { value: 'copper', label: 'Copper Kettle Playworks', count: 2 },
  { value: 'pinwheel', label: 'Pinwheel & Pine', count: 12 },
  { value: 'puddle', label: 'Puddlejump Toys', count: 1 },
  { value: 'marigold', label: 'Marigold Yard', count: 0 },
  { value: 'otter', label: 'Otterbrook Makers', count: 104 },
  { value: 'moss', label: 'Moss & Marble', count: 3 },
  { value: 'lantern', label: 'Lantern Lane', count: 5 },
];

export const ratings = [
  { value: '', label: 'Any rating' },
  ...['4.5', '4', '3.5'].map((value) => ({
    value,
    label: `${value} and up`,
    icon: <Star />,
  })),
];

const sortings = [
  { value: 'featured', label: 'Featured' },
  { value: 'price', label: 'Price, low to high' },
  { value: 'rating', label: 'Highest rating' },
] as const;

interface Choices {
  sorting: 'featured' | 'price' | 'rating';
  price: RangeValue;
  rating: string;
  inStock: boolean;
  sellers: string[];
}

/** The initial choices of the stories. */
const someChoices: Choices = {
  sellers: [],
  sorting: 'price',
  price: { max: 2500 },
  rating: '4',
  inStock: true,
};

const fits = (toy: Toy, { price, rating, inStock, sellers: chosen }: Choices) =>
  toy.price >= (price.min ?? 0) &&
  toy.price <= (price.max ?? Number.POSITIVE_INFINITY) &&
  (toy.rating ?? 0) >= Number(rating) &&
  (!inStock || toy.availableQuantity > 0) &&
  (chosen.length === 0 || chosen.includes(toy.sellerName ?? ''));

/** Provides a shop's filters: the names of the chosen ones, and the fields. */
export function useFilters(toys: readonly Toy[]) {
  const [choices, setChoices] = useState(someChoices);
  const change = (changes: Partial<Choices>) => setChoices({ ...choices, ...changes });
  const { sorting, price, rating, inStock } = choices;
  const names = [...new Set(toys.map(({ sellerName = '' }) => sellerName))].slice(0, 7);
  const filters = [
    ...(price.min === undefined ? [] : [{ id: 'min', label: `From $${price.min / 100}` }]),
    ...(price.max === undefined ? [] : [{ id: 'max', label: `Up to $${price.max / 100}` }]),
    ...(rating === '' ? [] : [{ id: 'rating', label: `Rating ${rating} and up` }]),
    ...(inStock ? [{ id: 'inStock', label: 'In stock only' }] : []),
    ...choices.sellers.map((name) => ({ id: name, label: name })),
  ];
  const fields = (
    <>
      <Select
        label="Sort by"
        options={sortings}
        value={sorting}
        onValueChange={(next) => change({ sorting: next })}
      />
      <RangeFields legend="Price" value={price} onValueChange={(next) => change({ price: next })} />
      <FilterGroup
        legend="Rating"
        type="single"
        options={ratings}
        value={[rating]}
        onValueChange={([next = '']) => change({ rating: next })}
      />
      <FilterGroup
        legend="Only"
        legendHidden
        type="multiple"
        options={[{ value: 'inStock', label: 'In stock only' }]}
        value={inStock ? ['inStock'] : []}
        onValueChange={(next) => change({ inStock: next.length > 0 })}
      />
      <FilterGroup
        legend="Seller"
        type="multiple"
        options={names.map((name) => ({
          value: name,
          label: name,
          count: toys.filter((toy) => fits(toy, { ...choices, sellers: [name] })).length,
        }))}
        value={choices.sellers}
        onValueChange={(next) => change({ sellers: next })}
        labels={{ showAll: ({ written }) => `Show all ${written} sellers` }}
      />
    </>
  );
  return { filters, fields };
}
