import type { ReactNode } from 'react';
import * as styles from './Badge.module.css';
import { Icon, type IconName } from './Icon.tsx';
import * as text from './text.module.css';

const TONES = {
  good: styles.good,
  warn: styles.warn,
  bad: styles.bad,
  accent: styles.accent,
};

interface BadgeProps {
  icon: IconName;
  /** Without a tone it is a fact without a verdict. */
  tone?: keyof typeof TONES;
  children: ReactNode;
}

/** Renders a state: an icon and a word. */
export const Badge = ({ icon, tone, children }: BadgeProps) => (
  <span className={[styles.badge, tone && TONES[tone]].filter(Boolean).join(' ')}>
    <Icon name={icon} size={13} />
    {children}
  </span>
);

/** Renders a number next to the name of what it counts. */
export const Count = ({
  of,
  isNew = false,
  value,
}: {
  of?: string;
  isNew?: boolean;
  value: number;
}) => (
  <span className={isNew ? `${styles.count} ${styles.isNew}` : styles.count}>
    {value.toLocaleString('en')}
    {of && <span className={text.hidden}> {of}</span>}
  </span>
);
