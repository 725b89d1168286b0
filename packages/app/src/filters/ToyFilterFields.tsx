import * as texts from '@shop/texts/filters';
import { type ChoiceCounts, MAX_PRICE, SORTS, type ToyFilters } from '@toystore/storefront';
import { FilterGroup, RangeFields, Select, Star, useUi } from '@toystore/ui';
import { bandOf, filterTexts } from './filterTexts.ts';

interface ToyFilterFieldsProps {
  filters: ToyFilters;
  /** How many toys each choice would leave, once that is computed. */
  counts: ChoiceCounts | undefined;
  /** Whether the filter for saved toys is offered. */
  canSave: boolean;
  onChange: (filters: ToyFilters) => void;
}

/** Ages, and the categories of most shops, are few enough to be all shown. */
const SHOWN = 11;

/** The fields that sort and filter a list of toys. */
export function ToyFilterFields({ filters, counts, canSave, onChange }: ToyFilterFieldsProps) {
  const change = (part: Partial<ToyFilters>) => onChange({ ...filters, ...part });
  const { sort: orders } = filterTexts();
  const { sort, min, max, rating, inStock, sellers, ages, categories, isNew, saved } = filters;
  const ratings = counts?.ratings.keys() ?? [0, ...(rating === undefined ? [] : [rating])];
  const names = counts?.sellers.keys() ?? sellers;
  const bands = [...(counts?.ages.keys() ?? ages)];
  const kinds = [...(counts?.categories.keys() ?? categories)];
  const hasDates = counts?.isNew !== undefined;
  const { formatNumber } = useUi();
  return (
    <>
      <Select
        label={texts.sortBy}
        options={(['featured', ...SORTS] as const)
          .filter((order) => order !== 'newest' || hasDates || sort === order)
          .map((order) => ({ value: order, label: orders[order] }))}
        value={sort ?? 'featured'}
        onValueChange={(value) => change({ sort: value === 'featured' ? undefined : value })}
      />
      {bands.length > 0 && (
        <FilterGroup
          legend={texts.age}
          type="multiple"
          shown={SHOWN}
          columns={2}
          options={bands.map((from) => {
            return { value: String(from), label: bandOf(from), count: counts?.ages.get(from) };
          })}
          value={ages.map(String)}
          onValueChange={(chosen) => change({ ages: chosen.map(Number) })}
        />
      )}
      {kinds.length > 0 && (
        <FilterGroup
          legend={texts.category}
          type="multiple"
          shown={SHOWN}
          options={kinds.map((name) => {
            return { value: name, label: name, count: counts?.categories.get(name) };
          })}
          value={categories}
          onValueChange={(chosen) => change({ categories: chosen })}
        />
      )}
      <RangeFields
        legend={texts.price}
        value={{ min, max }}
        limit={MAX_PRICE}
        onValueChange={change}
      />
      <FilterGroup
        legend={texts.rating}
        type="single"
        options={[...ratings].map((lowest) => ({
          value: String(lowest),
          label:
            lowest === 0 ? texts.anyRating : texts.ratingAndUp({ written: formatNumber(lowest) }),
          icon: lowest > 0 && <Star />,
          count: counts?.ratings.get(lowest),
        }))}
        value={[String(rating ?? 0)]}
        onValueChange={([lowest]) => change({ rating: Number(lowest) || undefined })}
      />
      <FilterGroup
        legend={texts.only}
        legendHidden
        type="multiple"
        options={[
          { value: 'stock', label: texts.inStock, count: counts?.inStock },
          ...(hasDates || isNew
            ? [{ value: 'new', label: texts.newOnly, count: counts?.isNew }]
            : []),
          ...(canSave ? [{ value: 'saved', label: texts.savedOnly, count: counts?.saved }] : []),
        ]}
        value={[
          ...(inStock ? ['stock'] : []),
          ...(isNew ? ['new'] : []),
          ...(saved ? ['saved'] : []),
        ]}
        onValueChange={(chosen) =>
          change({
            inStock: chosen.includes('stock'),
            isNew: chosen.includes('new'),
            saved: chosen.includes('saved'),
          })
        }
      />
      <FilterGroup
        legend={texts.seller}
        type="multiple"
        options={[...names].map((name) => {
          return { value: name, label: name, count: counts?.sellers.get(name) };
        })}
        value={sellers}
        onValueChange={(chosen) => change({ sellers: chosen })}
      />
    </>
  );
}
