import { currency } from '@shop';
import * as texts from '@shop/texts/filters';
import {
  type ChoiceCounts,
  type Choices as ChoicesToOffer,
  maxPrice,
  ratingsToOffer,
  SORTS,
  type ToyFilters,
} from '@toystore/storefront';
import { FilterGroup, type FilterGroupProps, RangeFields, Select, Star, useUi } from '@toystore/ui';
import { bandOf, filterTexts } from './filterTexts.ts';

interface ToyFilterFieldsProps {
  filters: ToyFilters;
  /** The choices that the filters offer, once the catalogue is known. */
  choices: ChoicesToOffer | undefined;
  /** How many toys each choice would leave, once that is computed. */
  counts: ChoiceCounts | undefined;
  /** Whether the filter for saved toys is offered. */
  canSave: boolean;
  onChange: (filters: ToyFilters) => void;
}

/** Ages, and the categories of most shops, are few enough to be all shown. */
const SHOWN = 11;

/** The filters that are on or off. */
const SWITCHES = ['inStock', 'isNew', 'saved'] as const;

/** The fields that sort and filter a list of toys. */
export function ToyFilterFields({
  filters,
  choices,
  counts,
  canSave,
  onChange,
}: ToyFilterFieldsProps) {
  const change = (part: Partial<ToyFilters>) => onChange({ ...filters, ...part });
  const { sort: orders, ...labels } = filterTexts();
  const { sort, min, max, rating, sellers, ages, categories, isNew } = filters;
  const hasDates = choices?.hasDates ?? false;
  const isOffered = { inStock: true, isNew: hasDates || isNew, saved: canSave };
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
        values={choices?.ages}
        counts={counts?.ages}
        chosen={ages}
        labelOf={bandOf}
        shown={SHOWN}
        columns={2}
        onChange={(chosen) => change({ ages: chosen })}
      />
      <Choices
        legend={texts.category}
        values={choices?.categories}
        counts={counts?.categories}
        chosen={categories}
        shown={SHOWN}
        onChange={(chosen) => change({ categories: chosen })}
      />
      <RangeFields
        legend={texts.price}
        value={{ min, max }}
        limit={maxPrice(currency)}
        onValueChange={change}
      />
      <FilterGroup
        legend={texts.rating}
        type="single"
        options={ratingsToOffer(filters).map((lowest) => ({
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
        options={SWITCHES.filter((name) => isOffered[name]).map((name) => {
          return { value: name, label: labels[name], count: counts?.[name] };
        })}
        value={SWITCHES.filter((name) => filters[name])}
        onValueChange={(chosen) =>
          change({
            inStock: chosen.includes('inStock'),
            isNew: chosen.includes('isNew'),
            saved: chosen.includes('saved'),
          })
        }
      />
      <Choices
        legend={texts.seller}
        values={choices?.sellers}
        counts={counts?.sellers}
        chosen={sellers}
        onChange={(chosen) => change({ sellers: chosen })}
      />
    </>
  );
}

interface ChoicesProps<Value> extends Pick<FilterGroupProps, 'legend' | 'shown' | 'columns'> {
  /** Until they are known, what is chosen. */
  values: readonly Value[] | undefined;
  counts: ReadonlyMap<Value, number> | undefined;
  chosen: readonly Value[];
  labelOf?: (value: Value) => string;
  onChange: (chosen: Value[]) => void;
}

/** Values to choose from; nothing without any. */
function Choices<Value extends string | number>({
  chosen,
  values = chosen,
  counts,
  labelOf = String,
  onChange,
  ...rest
}: ChoicesProps<Value>) {
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
