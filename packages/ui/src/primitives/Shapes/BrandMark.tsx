import type { ComponentProps } from 'react';
import { rosettePath } from './Rosette.tsx';
import { starPath } from './Star.tsx';

/** The shop's mark: a star on a coral rosette. Decoration; the word beside it is the name. */
export function BrandMark(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" {...props}>
      <path d={rosettePath} fill="var(--coral)" />
      <path d={starPath} fill="var(--on-band-button)" transform="translate(9.2 8.8) scale(.9)" />
    </svg>
  );
}
