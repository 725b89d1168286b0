'use client';

import { cva } from 'class-variance-authority';
import { CircleAlert, Mail, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import type { PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import base from '../../primitives/BaseStyles/BaseStyles.module.css';
import { IconButton } from '../../primitives/Button/Button.tsx';
import { Container } from '../../primitives/Container/Container.tsx';
import { wrapText } from '../../primitives/text/wrapText.tsx';
import styles from './Banner.module.css';

export interface BannerLabels {
  dismiss: string;
}

declare module '../../locale/labels.ts' {
  interface UiLabels {
    Banner: BannerLabels;
  }
}

const defaultLabels: BannerLabels = { dismiss: 'Dismiss' };

/** What it says, and how urgently. */
type BannerVariant =
  | {
      /** `info` is to be read when there is time; `error` is announced at once. */
      variant?: 'info' | undefined;
      /** Names it among the page's regions. An error is announced by its own text and has no name. */
      'aria-label': string;
    }
  | { variant: 'error'; 'aria-label'?: undefined }
  /** For inside of a live region that is there before it (`role="status"`): read when there is time, without a name. */
  | { variant: 'status'; 'aria-label'?: undefined };

export type BannerProps = Omit<ComponentProps<'section'>, 'aria-label'> &
  BannerVariant & {
    /** One or two sentences. */
    children: ReactNode;
    /** An icon in place of the variant's own. */
    icon?: ReactNode;
    /** What can be done about it: buttons or text links. */
    action?: ReactNode;
    /** The close button was pressed. Without this there is none. */
    onDismiss?: (() => void) | undefined;
    /** Replaces the name of the button that closes the strip. */
    labels?: PartialLabels<BannerLabels> | undefined;
  };

const look = cva([base.root, styles.bar], {
  variants: { variant: { info: undefined, error: styles.error, status: undefined } },
});

/**
 * A quiet strip across the page, under the navigation bar: something that holds for the whole page.
 * `info` is a named region (WAI-ARIA landmarks), `error` an alert (WCAG 4.1.3), `status` part of a live region of its parent's.
 */
export function Banner({
  variant = 'info',
  children,
  icon,
  action,
  onDismiss,
  labels,
  className,
  ...rest
}: BannerProps) {
  const { dismiss } = useLabels('Banner', defaultLabels, labels);
  const isError = variant === 'error';
  const Icon = isError ? CircleAlert : Mail;
  return (
    <section
      role={isError ? 'alert' : undefined}
      {...rest}
      className={look({ variant, className })}
    >
      <Container className={styles.row}>
        <span className={styles.icon}>{icon ?? <Icon aria-hidden="true" />}</span>
        <div className={styles.body}>
          <div className={styles.text}>{children}</div>
          {wrapText(action)}
        </div>
        {onDismiss !== undefined && (
          <IconButton
            variant="bare"
            aria-label={dismiss}
            className={styles.dismiss}
            onClick={onDismiss}
          >
            <X aria-hidden="true" />
          </IconButton>
        )}
      </Container>
    </section>
  );
}
