import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useEffect, useState } from 'react';
import { useFilters } from '../../../stories/useFilters.tsx';
import { FilterButton } from '../FilterButton/FilterButton.tsx';
import type { FilterSheetProps } from './FilterSheet.tsx';

function Shop({
  open: openAtFirst,
  onClose,
  sheet,
  ...args
}: FilterSheetProps & { sheet: (props: FilterSheetProps) => ReactNode }) {
  const [open, setOpen] = useState(openAtFirst);
  useEffect(() => {
    const close = () => setOpen(false);
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, []);
  const { fields, filters } = useFilters([]);
  return (
    <div style={{ minBlockSize: '100vh', padding: 'var(--ts-space-6)' }}>
      <FilterButton count={filters.length} onClick={() => setOpen(true)} />
      <p>{filters.map(({ label }) => label).join(', ')}</p>
      {sheet({
        ...args,
        open,
        onClose: () => {
          setOpen(false);
          onClose();
        },
        children: fields,
      })}
    </div>
  );
}

/** Renders the sheet in a shop that opens it with a button and closes it. */
export const inShop: Decorator<FilterSheetProps> = (Story, { args }) => (
  <Shop {...args} sheet={(props) => <Story args={props} />} />
);
