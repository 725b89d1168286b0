import * as text from '../ui/text.module.css';

const NAMED = 5;

interface DifferenceProps {
  /** What happens to which accounts: `['are added', names]`. */
  lines: readonly (readonly [string, readonly string[]])[];
  /** The sentence if nothing happens. */
  none: string;
}

/** Renders what differs from the seed: the number of accounts, and the first names. */
export function Difference({ lines, none }: DifferenceProps) {
  const found = lines.filter(([, names]) => names.length > 0);
  if (found.length === 0) return <p>{none}</p>;
  return (
    <ul>
      {found.map(([what, names]) => (
        <li key={what} className={text.wraps}>
          <b>
            {names.length.toLocaleString('en')} {what}:
          </b>{' '}
          {names.slice(0, NAMED).join(', ')}
          {names.length > NAMED && ' and others'}.
        </li>
      ))}
    </ul>
  );
}
