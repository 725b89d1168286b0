import { Children, type ReactNode } from 'react';

/**
 * Wraps each text among children in its own element. Browser translation and extensions replace text nodes, and React
 * then fails to insert or remove a sibling of a bare one. Whitespace stays outside, and nothing replaces it: at the
 * edge of an element, some programs do not read it as part of a name.
 */
export const wrapText = (children: ReactNode): ReactNode =>
  Children.map(children, (child) => {
    const text = typeof child === 'number' ? String(child) : child;
    if (typeof text !== 'string' || text.trim() === '') return child;
    const [before, after] = text.split(text.trim());
    return [before, <span key="text">{text.trim()}</span>, after];
  });
