import type { ReactNode } from 'react';

/** A word with a tone: what it says is in the word, not in the colour. */
export const Badge = ({ tone, children }: { tone?: 'good' | 'bad'; children: ReactNode }) => (
  <span className="review-badge" data-tone={tone}>
    {children}
  </span>
);
