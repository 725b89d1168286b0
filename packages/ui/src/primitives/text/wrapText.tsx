import { Children, type ReactNode } from 'react';

/**
 * Gives each text among children an element of its own. Browser translation and extensions replace text nodes, and React
 * then fails to insert or remove anything beside a bare one. Blanks stay outside, and nothing replaces them: at the edge of
 * an element, not every program reads them as part of a name.
 */
export const wrapText = (children: ReactNode): ReactNode =>
  Children.map(children, (child) => {
    const text = typeof child === 'number' ? String(child) : child;
    if (typeof text !== 'string' || text.trim() === '') return child;
    const [before, after] = text.split(text.trim());
    return [before, <span key="text">{text.trim()}</span>, after];
  });
