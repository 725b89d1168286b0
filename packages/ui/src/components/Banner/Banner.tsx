'use client';

import { cva } from 'class-variance-authority';
import { CircleAlert, Mail, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import type { PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import * as base from '../../primitives/BaseStyles/BaseStyles.module.css';
import { IconButton } from '../../primitives/Button/Button.tsx';
import { Container } from '../../primitives/Container/Container.tsx';
import { keepFocus } from '../../primitives/focus/opener.ts';
import { wrapText } from '../../primitives/text/wrapText.tsx';
import * as styles from './Banner.module.css';

export interface BannerLabels {
  dismiss: string;
}

declare module '../../locale/labels.ts' {
  interface UiLabels {
    Banner: BannerLabels;
  }
}

const defaultLabels: BannerLabels = { dismiss: 'Dismiss' };

/** The banner's urgency, and how a screen reader presents it. */
type BannerVariant =
  | {
      /** `info` can be read at any time; a screen reader announces `error` at once. */
      variant?: 'info' | undefined;
      /** The accessible name of the region. An error needs none: a screen reader announces its text. */
      'aria-label': string;
    }
  | { variant: 'error'; 'aria-label'?: undefined }
  /** For use inside an existing live region (`role="status"`), which announces it. It has no name. */
  | { variant: 'status'; 'aria-label'?: undefined };

export type BannerProps = Omit<ComponentProps<'section'>, 'aria-label'> &
  BannerVariant & {
    /** One or two sentences. */
    children: ReactNode;
    /** Replaces the variant's icon. */
    icon?: ReactNode;
    /** Actions for the user: buttons or text links. */
    action?: ReactNode;
    /** Called when the user presses the close button. Without it the banner has no close button. */
    onDismiss?: (() => void) | undefined;
    /** Replaces the name of the button that closes the strip. */
    labels?: PartialLabels<BannerLabels> | undefined;
  };

const look = cva([base.root, styles.bar], {
  variants: { variant: { info: undefined, error: styles.error, status: undefined } },
});

/**
 * A strip across the page, below the navigation bar, for a message about the whole page. `info` is a named region
 * (WAI-ARIA landmarks), `error` an alert (WCAG 4.1.3), and `status` belongs to its parent's live region.
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
            ref={keepFocus()}
            onClick={onDismiss}
          >
            <X aria-hidden="true" />
          </IconButton>
        )}
      </Container>
    </section>
  );
}
