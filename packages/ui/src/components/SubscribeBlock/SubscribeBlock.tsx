'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type FormEvent, useId } from 'react';
import type { PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import * as base from '../../primitives/BaseStyles/BaseStyles.module.css';
import { Button } from '../../primitives/Button/Button.tsx';
import { Container } from '../../primitives/Container/Container.tsx';
import {
  type EmailMessages,
  emailError,
  emailMessages,
} from '../../primitives/Form/fieldMessages.ts';
import { getFieldText } from '../../primitives/Form/getFieldText.ts';
import { readEmail } from '../../primitives/Form/readEmail.ts';
import { TextField } from '../../primitives/Form/TextField.tsx';
import { useFieldErrors } from '../../primitives/Form/useFieldErrors.ts';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { ScallopedFrame } from '../../primitives/Shapes/ScallopedFrame.tsx';
import * as styles from './SubscribeBlock.module.css';

/** Every text of the block. */
export interface SubscribeBlockLabels extends EmailMessages {
  heading: string;
  email: string;
  placeholder: string;
  subscribe: string;
}

declare module '../../locale/labels.ts' {
  interface UiLabels {
    SubscribeBlock: SubscribeBlockLabels;
  }
}

const defaultLabels: SubscribeBlockLabels = {
  heading: 'Get our newsletter',
  email: 'Email',
  placeholder: 'Email',
  subscribe: 'Subscribe',
  ...emailMessages,
};

export type SubscribeBlockProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** URLs of up to three pictures, fanned out beside the form. */
  pictures?: ReadonlyArray<string> | undefined;
  /** Called with the trimmed e-mail address if it is well formed. Without it the button does nothing. */
  onSubscribe?: ((email: string) => void) | undefined;
  /** The section above the block: the page's `paper`, with a section's margin, or a `hero` section, which it joins. */
  background?: 'paper' | 'hero' | undefined;
  /** Replaces the block's texts; those left out stay. */
  labels?: PartialLabels<SubscribeBlockLabels> | undefined;
};

/**
 * The coral section with an e-mail field (specification, Home). Without `onSubscribe` it does nothing at all: no
 * request, no message, no navigation, and the typed text stays.
 */
export function SubscribeBlock({
  pictures = [],
  onSubscribe,
  background = 'paper',
  labels: ownLabels,
  className,
  ...rest
}: SubscribeBlockProps) {
  const labels = useLabels('SubscribeBlock', defaultLabels, ownLabels);
  const headingId = useId();
  const { field, accepts } = useFieldErrors<'email'>();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (onSubscribe === undefined) return;
    const email = readEmail(getFieldText(event.currentTarget, 'email'));
    if (accepts(event.currentTarget, { email: emailError(email, labels) })) onSubscribe(email);
  };

  return (
    <section
      aria-labelledby={headingId}
      {...rest}
      className={cx(base.root, styles.section, className)}
      data-full-bleed=""
      data-background={background}
    >
      <Container className={styles.columns}>
        <div className={styles.text}>
          <h2 id={headingId} className={styles.heading}>
            {labels.heading}
          </h2>
          {/* A form with this method submits nothing outside a dialog, even before hydration. */}
          <form method="dialog" noValidate className={styles.form} onSubmit={submit}>
            <TextField
              {...field('email')}
              type="email"
              label={labels.email}
              placeholder={labels.placeholder}
              autoComplete="email"
              className={styles.field}
            />
            <Button type="submit" variant="dark" size="l" className={styles.button}>
              {labels.subscribe}
            </Button>
          </form>
        </div>
        {pictures.length > 0 && (
          <div className={styles.fan}>
            {pictures.slice(0, 3).map((url) => (
              <ScallopedFrame key={url} className={styles.frame}>
                <Picture url={url} alt="" sizes="226px" />
              </ScallopedFrame>
            ))}
          </div>
        )}
      </Container>
    </section>
  );
}
