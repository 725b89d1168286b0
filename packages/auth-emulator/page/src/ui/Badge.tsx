import type { LucideIcon } from 'lucide-react';
import * as styles from './Badge.module.css';
import * as text from './text.module.css';

export interface BadgeProps {
  icon: LucideIcon;
  label: string;
  /** Without a tone it is a fact without a verdict. */
  tone?: 'good' | 'warn' | 'bad' | 'accent';
}

/** Renders a state: an icon and a word. */
export const Badge = ({ icon: Icon, label, tone }: BadgeProps) => (
  <span className={styles.badge} data-tone={tone}>
    <Icon />
    <span>{label}</span>
  </span>
);

interface CountProps {
  value: number;
  of?: string;
  isNew?: boolean;
}

/** Renders a number next to the name of what it counts. */
export const Count = ({ value, of, isNew = false }: CountProps) => (
  <span className={styles.count} data-new={isNew}>
    {value.toLocaleString('en')}
    {of && <span className={text.hidden}> {of}</span>}
  </span>
);
