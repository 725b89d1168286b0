import { Field } from './Field.tsx';
import { Icon } from './Icon.tsx';
import * as styles from './SearchInput.module.css';

interface SearchInputProps {
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
}

/** Renders the search of a list. */
export const SearchInput = ({ placeholder, value, onChange }: SearchInputProps) => (
  <div className={styles.search}>
    <Field label="Search">
      {(control) => (
        <input
          {...control}
          type="search"
          placeholder={placeholder}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
    <Icon name="search" />
  </div>
);
