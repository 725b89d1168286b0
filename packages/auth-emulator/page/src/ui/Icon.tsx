import type { ReactNode } from 'react';
import * as styles from './Icon.module.css';

const circle = <circle cx="8" cy="8" r="6" />;

/** Shapes in a square of 16 by 16. */
const SHAPES = {
  lock: (
    <>
      <rect x="3.5" y="7" width="9" height="6.5" rx="1" />
      <path d="M5.5 7V5a2.5 2.5 0 0 1 5 0v2" />
    </>
  ),
  clock: (
    <>
      {circle}
      <path d="M8 4.5V8l2.3 1.6" />
    </>
  ),
  ban: (
    <>
      {circle}
      <path d="M3.8 3.8l8.4 8.4" />
    </>
  ),
  user: (
    <>
      <circle cx="8" cy="5.5" r="2.5" />
      <path d="M3.5 13.5c.5-2.6 2.2-4 4.5-4s4 1.4 4.5 4" />
    </>
  ),
  mail: (
    <>
      <rect x="2" y="3.5" width="12" height="9" rx="1" />
      <path d="M2.5 4.5L8 9l5.5-4.5" />
    </>
  ),
  sliders: (
    <>
      <path d="M3 5h6M12 5h1M3 11h1M7 11h6" />
      <circle cx="10.5" cy="5" r="1.5" />
      <circle cx="5.5" cy="11" r="1.5" />
    </>
  ),
  search: (
    <>
      <circle cx="7" cy="7" r="4.5" />
      <path d="M10.5 10.5L14 14" />
    </>
  ),
  copy: (
    <>
      <rect x="5.5" y="5.5" width="8" height="8" rx="1" />
      <path d="M3.5 10.5h-1v-8h8v1" />
    </>
  ),
  plus: <path d="M8 3v10M3 8h10" />,
  down: <path d="M4 6l4 4 4-4" />,
  up: <path d="M4 10l4-4 4 4" />,
  left: <path d="M10 4L6 8l4 4" />,
  right: <path d="M6 4l4 4-4 4" />,
  reset: <path d="M3 8a5 5 0 1 1 1.5 3.5M3 12.5v-3h3" />,
  check: <path d="M3 8.5l3.2 3.2L13 5" />,
  cross: <path d="M4 4l8 8M12 4l-8 8" />,
  shield: <path d="M8 2l5 1.8v4c0 3-2.2 5-5 6.2-2.8-1.2-5-3.2-5-6.2v-4z" />,
  bolt: <path d="M9 2L4 9h3.5L7 14l5-7H8.5z" />,
  list: <path d="M5.5 4h8M5.5 8h8M5.5 12h8M2.5 4h.1M2.5 8h.1M2.5 12h.1" />,
  save: <path d="M2.5 2.5h9l2 2v9h-11zM5 2.5v4h5v-4M5 13.5v-4h6v4" />,
  camera: <path d="M2.5 5h2.7l1.3-2h3l1.3 2h2.7v8h-11zM8 7a2 2 0 1 1 0 4 2 2 0 0 1 0-4z" />,
  both: <path d="M5 6l3-3 3 3M5 10l3 3 3-3" />,
  ascending: <path d="M8 13V3M4.5 6.5L8 3l3.5 3.5" />,
  descending: <path d="M8 3v10M4.5 9.5L8 13l3.5-3.5" />,
  pencil: <path d="M3 13l.6-3L11 2.6 13.4 5 6 12.4zM9.5 4l2.5 2.5" />,
  alert: <path d="M8 2.5l6.2 11H1.8zM8 6.5v3.2M8 11.4v.2" />,
  google: <path d="M13 8H8.5M13 8a5 5 0 1 1-1.6-3.7" />,
  building: <path d="M3.5 13.5v-11h9v11zM6 5.5h1M9 5.5h1M6 8.5h1M9 8.5h1" />,
  external: <path d="M9.5 2.5h4v4M13.5 2.5L8 8M11.5 9.5v4h-9v-9h4" />,
  sms: <path d="M2.5 3h11v7.5h-6l-3 2.7v-2.7h-2z" />,
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof SHAPES;

/** Renders a decorative icon: the text next to it says the same. */
export const Icon = ({ name, size = 16 }: { name: IconName; size?: 13 | 16 | 20 | 32 }) => (
  <svg className={styles.icon} viewBox="0 0 16 16" width={size} height={size} aria-hidden="true">
    {SHAPES[name]}
  </svg>
);
