import type { ComponentProps } from 'react';

/** The star's outline on a 24-unit square. */
export const starPath =
  'M12 2.2c.7 0 1.2.4 1.5 1l2 4.3 4.7.6c1.4.2 1.9 1.8.9 2.8l-3.4 3.3.9 4.7c.2 1.3-1.2 2.3-2.4 1.7L12 18.3l-4.2 2.3c-1.2.6-2.6-.4-2.4-1.7l.9-4.7-3.4-3.3c-1-1-.5-2.6.9-2.8l4.7-.6 2-4.3c.3-.6.8-1 1.5-1Z';

/** A star with rounded corners in the current colour; decorative, hidden from screen readers. */
export function Star(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" {...props}>
      <path d={starPath} />
    </svg>
  );
}
