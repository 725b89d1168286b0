import { FilterChips, VisuallyHidden } from '@toystore/ui';
import { chosenFilters } from './chosenFilters.ts';
import { SORT_LABELS } from './sortLabels.ts';
import type { ToyFilters } from './toyFilters.ts';

interface ToyFilterChipsProps {
  filters: ToyFilters;
  onChange: (filters: ToyFilters) => void;
  /** Removes all of them; without it there is another way to do so. */
  onClear: (() => void) | undefined;
  /** What gets the focus when the last filter is gone. */
  finalFocus: () => HTMLElement | null;
  className?: string | undefined;
}

/** The filters that are chosen, each with a way to remove it. A screen reader hears of another order; of the rest the count tells. */
export function ToyFilterChips({
  filters,
  onChange,
  onClear,
  finalFocus,
  className,
}: ToyFilterChipsProps) {
  'use no memo'; // all of it depends on the filters
  const chosen = chosenFilters(filters);
  return (
    <>
      <VisuallyHidden role="status">
        {`Sorted by: ${SORT_LABELS[filters.sort ?? 'featured']}`}
      </VisuallyHidden>
      <FilterChips
        filters={chosen}
        onRemove={(id) => {
          const filter = chosen.find((each) => each.id === id);
          if (filter) onChange(filter.without);
        }}
        onClear={onClear}
        finalFocus={finalFocus}
        className={className}
      />
    </>
  );
}
