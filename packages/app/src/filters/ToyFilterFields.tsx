import * as texts from '@shop/texts/filters';
import { type ChoiceCounts, MAX_PRICE, SORTS, type ToyFilters } from '@toystore/storefront';
import { FilterGroup, RangeFields, Select, Star, useUi } from '@toystore/ui';
import { filterTexts } from './filterTexts.ts';

interface ToyFilterFieldsProps {
  filters: ToyFilters;
  /** How many toys each choice would leave, once that is computed. */
  counts: ChoiceCounts | undefined;
  /** Whether the filter for saved toys is offered. */
  canSave: boolean;
  onChange: (filters: ToyFilters) => void;
}

/** The fields that sort and filter a list of toys. */
export function ToyFilterFields({ filters, counts, canSave, onChange }: ToyFilterFieldsProps) {
  const change = (part: Partial<ToyFilters>) => onChange({ ...filters, ...part });
  const { sort: orders } = filterTexts();
  const { sort, min, max, rating, inStock, sellers, saved } = filters;
  const ratings = counts?.ratings.keys() ?? [0, ...(rating === undefined ? [] : [rating])];
  const names = counts?.sellers.keys() ?? sellers;
  const { formatNumber } = useUi();
  return (
    <>
      <Select
        label={texts.sortBy}
        options={(['featured', ...SORTS] as const).map((order) => {
          return { value: order, label: orders[order] };
        })}
        value={sort ?? 'featured'}
        onValueChange={(value) => change({ sort: value === 'featured' ? undefined : value })}
      />
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
          ...(canSave ? [{ value: 'saved', label: texts.savedOnly, count: counts?.saved }] : []),
        ]}
        value={[...(inStock ? ['stock'] : []), ...(saved ? ['saved'] : [])]}
        onValueChange={(chosen) =>
          change({ inStock: chosen.includes('stock'), saved: chosen.includes('saved') })
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
