import { FilterSheet } from '@toystore/ui';
import type { ComponentProps } from 'react';
import { chosenFilters } from './chosenFilters.ts';
import { ToyFilterFields } from './ToyFilterFields.tsx';
import { withoutFilters } from './toyFilters.ts';

interface ToyFilterSheetProps extends ComponentProps<typeof ToyFilterFields> {
  open: boolean;
  onClose: () => void;
  /** How many toys are listed, once that is known. */
  count: number | undefined;
  finalFocus: () => HTMLElement | null;
}

/** The filters of a narrow window, over the page. A chunk of its own, since only such windows need a dialog. */
export function ToyFilterSheet({
  open,
  onClose,
  count,
  finalFocus,
  ...fields
}: ToyFilterSheetProps) {
  'use no memo'; // all of it depends on the filters
  const { filters, onChange } = fields;
  return (
    <FilterSheet
      open={open}
      onClose={onClose}
      count={count}
      onClear={
        chosenFilters(filters).length > 0 ? () => onChange(withoutFilters(filters)) : undefined
      }
      finalFocus={finalFocus}
    >
      <ToyFilterFields {...fields} />
    </FilterSheet>
  );
}
