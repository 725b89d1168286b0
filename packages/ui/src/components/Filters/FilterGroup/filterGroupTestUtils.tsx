import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { sellers } from '../../../stories/useFilters.tsx';
import { FilterGroup } from './FilterGroup.tsx';

/** What all stories of `FilterGroup` have: a shop that takes every choice. */
export const filterGroupStories = {
  args: { legend: 'Seller', type: 'many', options: sellers, value: ['pinwheel'], onChange: fn() },
  render: function Chosen({ value, onChange, ...args }) {
    const [chosen, setChosen] = useState(value);
    return (
      <FilterGroup
        {...args}
        value={chosen}
        onChange={(next) => {
          setChosen(next);
          onChange(next);
        }}
      />
    );
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 264 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'padded' },
} satisfies Partial<Meta<typeof FilterGroup>>;
