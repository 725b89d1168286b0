import { useId } from 'react';
import { filterPictures, KINDS, type PictureFilters, THEMES, WIDTHS } from './filterPictures.ts';
import type { PictureChange } from './review.ts';

interface Props {
  pictures: readonly PictureChange[];
  seen: ReadonlySet<string>;
  filters: PictureFilters;
  setFilters: (filters: PictureFilters) => void;
}

/** Chooses which pictures are listed; each choice says how many it would leave. */
export function FilterForm({ pictures, seen, filters, setFilters }: Props) {
  const left = (change: Partial<PictureFilters>) =>
    filterPictures(pictures, { ...filters, ...change }, seen).length;
  const field = (name: 'theme' | 'width' | 'kind', label: string, options: Options) => (
    <Select
      {...{ label }}
      value={filters[name]}
      onChange={(value) => setFilters({ ...filters, [name]: value })}
      options={[{ value: '', label: 'All' }, ...options].map(({ value, label: text }) => ({
        value,
        label: `${text} (${left({ [name]: value })})`,
      }))}
    />
  );
  return (
    <form
      className="review-filters"
      aria-label="Filters"
      onSubmit={(event) => event.preventDefault()}
    >
      {field('theme', 'Theme', THEMES)}
      {field('width', 'Width', WIDTHS)}
      {field('kind', 'Kind', KINDS)}
      <label className="review-check">
        <input
          type="checkbox"
          checked={filters.onlyUnseen}
          onChange={({ target }) => setFilters({ ...filters, onlyUnseen: target.checked })}
        />
        <span>Only not seen ({left({ onlyUnseen: true })})</span>
      </label>
    </form>
  );
}

type Options = readonly { value: string; label: string }[];

interface SelectProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: Options;
}

function Select({ label, value, onChange, options }: SelectProps) {
  const id = useId();
  return (
    <div className="review-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
