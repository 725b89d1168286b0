import * as texts from '@shop/texts/filters';
import { type ChoiceCounts, MAX_PRICE, SORTS, type ToyFilters } from '@toystore/storefront';
import { FilterGroup, type FilterGroupProps, RangeFields, Select, Star, useUi } from '@toystore/ui';
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
      <Choices
        legend={texts.age}
        counts={counts?.ages}
        chosen={ages}
        labelOf={bandOf}
        shown={SHOWN}
        columns={2}
        onChange={(chosen) => change({ ages: chosen })}
      />
      <Choices
        legend={texts.category}
        counts={counts?.categories}
        chosen={categories}
        shown={SHOWN}
        onChange={(chosen) => change({ categories: chosen })}
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
      <Choices
        legend={texts.seller}
        counts={counts?.sellers}
        chosen={sellers}
        onChange={(chosen) => change({ sellers: chosen })}
      />
    </>
  );
}

interface ChoicesProps<Value> extends Pick<FilterGroupProps, 'legend' | 'shown' | 'columns'> {
  counts: ReadonlyMap<Value, number> | undefined;
  chosen: readonly Value[];
  labelOf?: (value: Value) => string;
  onChange: (chosen: Value[]) => void;
}

/** What the catalogue's toys can be chosen by; until that is known, what is chosen. Nothing without any. */
function Choices<Value extends string | number>({
  counts,
  chosen,
  labelOf = String,
  onChange,
  ...rest
}: ChoicesProps<Value>) {
  const values = [...(counts?.keys() ?? chosen)];
  if (values.length === 0) return null;
  return (
    <FilterGroup
      {...rest}
      type="multiple"
      options={values.map((value) => {
        return { value: String(value), label: labelOf(value), count: counts?.get(value) };
      })}
      value={chosen.map(String)}
      onValueChange={(keys) =>
        onChange(keys.flatMap((key) => values.find((value) => String(value) === key) ?? []))
      }
    />
  );
}
