import type { ComponentProps, ReactNode } from 'react';
import * as styles from './Table.module.css';
import * as text from './text.module.css';

/* On narrow windows a row is a card: the styles take the table's roles away, and these attributes keep them. */

interface TableProps {
  label: string;
  /** The cells of the head: `ColumnHeader`, or a text. */
  columns: readonly ReactNode[];
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
        {columns.map((column, index) =>
          typeof column === 'string' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move
            <ColumnHeader key={index}>{column}</ColumnHeader>
          ) : (
            column
          ),
        )}
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

export const ColumnHeader = (props: ComponentProps<'th'>) => (
  // biome-ignore lint/a11y/noRedundantRoles: see above
  <th role="columnheader" scope="col" {...props} />
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

/** The head of a column with buttons. */
export const ACTIONS = (
  <ColumnHeader key="actions">
    <span className={text.hidden}>Actions</span>
  </ColumnHeader>
);

/** Renders the buttons of a row. */
export const Actions = ({ children }: { children: ReactNode }) => (
  <Cell>
    <div className={styles.actions}>{children}</div>
  </Cell>
);
