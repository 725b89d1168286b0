import type { ReactNode } from 'react';

interface Props {
  /** The `id` of the table's region, to which the summary leads. */
  id: string;
  title: string;
  columns: readonly string[];
  /** The rows of the table's body. */
  children: ReactNode;
}

/** A card with a table that scrolls sideways where it does not fit. */
export const ReviewTable = ({ id, title, columns, children }: Props) => (
  <div className="review-card">
    <h2 id={`${id}-title`} className="review-head">
      {title}
    </h2>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys, too (WCAG 2.1.1) */}
    <section className="review-scroll" id={id} aria-labelledby={`${id}-title`} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  </div>
);
