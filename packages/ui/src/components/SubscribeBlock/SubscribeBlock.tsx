'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Container } from '../../primitives/Container/Container.tsx';
import { TextField } from '../../primitives/Field/TextField.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { Stamp } from '../../primitives/Shapes/Stamp.tsx';
import styles from './SubscribeBlock.module.css';

/** Every word of the block. */
export interface SubscribeBlockLabels {
  heading: string;
  email: string;
  placeholder: string;
  subscribe: string;
  /** Shown when `onSubscribe` is given and the e-mail address is missing or malformed. */
  invalidEmail: string;
}

const defaultLabels: SubscribeBlockLabels = {
  heading: 'Subscribe & start buying',
  email: 'Email',
  placeholder: 'Email',
  subscribe: 'Subscribe',
  invalidEmail: 'Please enter an email address, like name@example.com.',
};

export type SubscribeBlockProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** Addresses of up to three pictures, fanned out beside the form. */
  pictures?: readonly string[] | undefined;
  /** Receives the trimmed e-mail address when it is well formed. Without it the button does nothing. */
  onSubscribe?: ((email: string) => void) | undefined;
  /** What the block follows: the page's `paper`, at a section's distance, or a `hero` band, which it joins. */
  ground?: 'paper' | 'hero' | undefined;
  /** Replaces the block's words; those left out stay. */
  labels?: Partial<SubscribeBlockLabels> | undefined;
};

/**
 * The coral band with an e-mail field (specification, Home). Without `onSubscribe` it does nothing at all:
 * no request, no message, no navigation, and the typed text stays.
 */
export function SubscribeBlock({
  pictures = [],
  onSubscribe,
  ground = 'paper',
  labels,
  className,
  ...rest
}: SubscribeBlockProps) {
  const words = { ...defaultLabels, ...labels };
  const headingId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isInvalid, setIsInvalid] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (onSubscribe === undefined || input.current === null) return;
    // The value of an email field comes trimmed.
    const { value: email, validity } = input.current;
    const isWellFormed = email !== '' && validity.valid;
    setIsInvalid(!isWellFormed);
    if (isWellFormed) onSubscribe(email);
    else input.current.focus();
  };

  return (
    <section
      aria-labelledby={headingId}
      {...rest}
      className={cx(styles.band, className)}
      data-band=""
      data-ground={ground}
    >
      <Container className={styles.columns}>
        <div className={styles.words}>
          <h2 id={headingId} className={styles.heading}>
            {words.heading}
          </h2>
          {/* Outside a dialog this method submits nowhere, even before the page's code has arrived. */}
          <form method="dialog" noValidate className={styles.form} onSubmit={submit}>
            <TextField
              ref={input}
              type="email"
              label={words.email}
              placeholder={words.placeholder}
              autoComplete="email"
              className={styles.field}
              error={isInvalid ? words.invalidEmail : undefined}
              onChange={() => setIsInvalid(false)}
            />
            <Button type="submit" kind="dark" size="l" className={styles.button}>
              {words.subscribe}
            </Button>
          </form>
        </div>
        {pictures.length > 0 && (
          <div className={styles.fan}>
            {pictures.slice(0, 3).map((url) => (
              <Stamp key={url} className={styles.stamp}>
                <Picture url={url} alt="" sizes="226px" />
              </Stamp>
            ))}
          </div>
        )}
      </Container>
    </section>
  );
}
