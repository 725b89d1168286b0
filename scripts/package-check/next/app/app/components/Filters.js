import {
  FilterButton,
  FilterChips,
  FilterGroup,
  FilterPanel,
  FilterSheet,
  RangeFields,
  SegmentedControl,
} from '@toystore/ui';
import { act } from '../actions.js';

const options = ['Oak & Yarn', 'Cloudberry Lane'].map((value) => ({
  value,
  label: value,
  count: 3,
}));
const filters = [{ id: '1', label: 'Up to $20' }];

export function Filters() {
  const group = <FilterGroup legend="Seller" type="multiple" options={options} />;
  return (
    <>
      <FilterButton count={1} />
      <FilterChips filters={filters} onRemove={act} onClear={act} />
      <FilterPanel>{group}</FilterPanel>
      <FilterSheet open={false} onClose={act} onClear={act} count={3}>
        {group}
      </FilterSheet>
      <RangeFields legend="Price" name="price" defaultValue={{ max: 2500 }} />
      <SegmentedControl legend="Order" options={options} defaultValue="Oak & Yarn" />
    </>
  );
}
