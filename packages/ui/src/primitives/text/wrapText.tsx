import { Children, type ReactNode } from 'react';

/**
 * Gives each text among children an element of its own. Browser translation and extensions replace text nodes, and React
 * then fails to insert or remove anything beside a bare one.
 */
export const wrapText = (children: ReactNode): ReactNode =>
  Children.map(children, (child) =>
    typeof child === 'number' || (typeof child === 'string' && /\S/.test(child)) ? (
      <span>{child}</span>
    ) : (
      child
    ),
  );
