import type { ReactNode } from 'react';

interface Props {
  /** The `id` of the section, to which the summary leads. */
  id: string;
  title: string;
  columns: readonly string[];
  /** The rows of the table's body. */
  children: ReactNode;
}

/** A section with a table that scrolls sideways where it does not fit. */
export const ReviewTable = ({ id, title, columns, children }: Props) => (
  <section className="review-card" id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`} className="review-head">
      {title}
    </h2>
    <div className="review-scroll">
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
    </div>
  </section>
);
