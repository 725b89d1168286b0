import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { useFilters } from '../../../stories/useFilters.tsx';
import { FilterButton } from '../FilterButton/FilterButton.tsx';
import { FilterSheet, type FilterSheetProps } from './FilterSheet.tsx';

function OpenedByAButton({ open: openAtFirst, onClose, ...args }: FilterSheetProps) {
  const [open, setOpen] = useState(openAtFirst);
  const { fields, filters } = useFilters([]);
  return (
    <div style={{ minBlockSize: '100vh', padding: 'var(--ts-space-6)' }}>
      <FilterButton count={filters.length} onClick={() => setOpen(true)} />
      <p>{filters.map(({ label }) => label).join(', ')}</p>
      <FilterSheet
        {...args}
        open={open}
        onClose={() => {
          setOpen(false);
          onClose();
        }}
      >
        {fields}
      </FilterSheet>
    </div>
  );
}

/** What all stories of `FilterSheet` have: a shop that opens it and closes it. */
export const filterSheetStories = {
  args: { open: true, count: 12, onClose: fn(), onClear: fn() },
  argTypes: { open: { control: false }, children: { control: false } },
  render: (args) => <OpenedByAButton {...args} />,
  // An open sheet covers the page: on the documentation page each gets a window of its own.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Partial<Meta<typeof FilterSheet>>;
