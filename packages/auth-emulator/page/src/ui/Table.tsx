import type { ComponentProps, ReactNode } from 'react';
import * as styles from './Table.module.css';

/* On narrow windows a row is a card: the styles take the table's roles away, and these attributes keep them. */

interface TableProps {
  label: string;
  columns: readonly string[];
  /** How many rows there are, if only some of them are in the page. */
  rowCount?: number | undefined;
  /** For styles of single columns. */
  className?: string | undefined;
  children: ReactNode;
}

/** Renders a table. */
export const Table = ({ label, columns, rowCount, className = '', children }: TableProps) => (
  <table
    className={`${styles.table} ${className}`}
    // biome-ignore lint/a11y/noRedundantRoles: see above
    role="table"
    aria-label={label}
    aria-rowcount={rowCount}
  >
    {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
    <thead role="rowgroup">
      <Row>
        {columns.map((column) => (
          // biome-ignore lint/a11y/noRedundantRoles: see above
          <th key={column} role="columnheader" scope="col">
            {column}
          </th>
        ))}
      </Row>
    </thead>
    {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
    <tbody role="rowgroup">{children}</tbody>
  </table>
);

export const Row = (props: ComponentProps<'tr'>) => (
  // biome-ignore lint/a11y/noRedundantRoles: see above
  <tr role="row" {...props} />
);

export const RowHeader = (props: ComponentProps<'th'>) => (
  // biome-ignore lint/a11y/noRedundantRoles: see above
  <th role="rowheader" scope="row" {...props} />
);

/** @param props `label` names the column where the row is a card */
export const Cell = ({ label, ...rest }: ComponentProps<'td'> & { label?: string }) => (
  // biome-ignore lint/a11y/noRedundantRoles: see above
  <td role="cell" data-label={label} {...rest} />
);

/** Renders the buttons of a row. */
export const Actions = ({ children }: { children: ReactNode }) => (
  <Cell>
    <div className={styles.actions}>{children}</div>
  </Cell>
);
