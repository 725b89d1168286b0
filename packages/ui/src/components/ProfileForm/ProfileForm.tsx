'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type FormEvent, useId } from 'react';
import { flushSync } from 'react-dom';
import { TextField } from '../../primitives/Field/TextField.tsx';
import { photoError, photoMessages } from '../AuthForms/authErrors.ts';
import { BusyButton } from '../AuthForms/BusyButton.tsx';
import { typedText } from '../AuthForms/typedText.ts';
import { useFieldErrors } from '../AuthForms/useFieldErrors.ts';
import styles from './ProfileForm.module.css';

export interface ProfileFormLabels {
  name: string;
  photoURL: string;
  /** How a photo's address begins, shown while there is none. */
  photoPlaceholder: string;
  /** Says what an empty field means. */
  hint: string;
  submit: string;
  photoUnusable: string;
}

const defaultLabels: ProfileFormLabels = {
  name: 'Update name',
  photoURL: 'Update photo URL',
  photoPlaceholder: 'https://',
  hint: 'A field left empty changes nothing.',
  submit: 'Save Changes',
  photoUnusable: photoMessages.photoUnusable,
};

/** What to change. A value that stays as it is, is left out. */
export interface ProfileChanges {
  displayName?: string;
  photoURL?: string;
}

export type ProfileFormProps = Omit<
  ComponentProps<'form'>,
  'name' | 'onSubmit' | 'children' | 'noValidate' | 'method'
> & {
  /** The current display name, to start from. */
  name: string | null;
  /** The changes are being saved; a second submit is ignored. */
  pending?: boolean | undefined;
  /** Receives what was filled in, trimmed and checked; a value that stays as it is, is left out. */
  onSave: (changes: ProfileChanges) => void;
  /** Replaces the form's words; those left out stay. */
  labels?: Partial<ProfileFormLabels>;
};

/**
 * Changes the name and the photo of an account. Specification section 2 (My profile).
 * Only the photo can be wrong, so there is never a list of problems: focus goes to it.
 */
export function ProfileForm({
  name,
  pending = false,
  onSave,
  labels,
  className,
  ...rest
}: ProfileFormProps) {
  const words = { ...defaultLabels, ...labels };
  const { field, accepts } = useFieldErrors<'photoURL'>();
  const photoField = field('photoURL');
  const hintId = useId();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const form = event.currentTarget;
    const displayName = typedText(form, 'displayName').trim();
    const photoURL = typedText(form, 'photoURL').trim();
    const found = {
      photoURL: photoURL === '' ? undefined : photoError(photoURL, { ...photoMessages, ...words }),
    };
    if (!accepts(form, found)) return;
    const changes = {
      ...(displayName !== '' && displayName !== name && { displayName }),
      ...(photoURL !== '' && { photoURL }),
    };
    flushSync(() => onSave(changes)); // `pending` must be there before another submit
  };

  return (
    <form
      {...rest}
      noValidate
      // As on the sign-in forms: nothing leaves the page when it is submitted before its script runs.
      method="dialog"
      onSubmit={submit}
      className={cx(styles.sheet, className)}
    >
      <TextField
        label={words.name}
        name="displayName"
        autoComplete="name"
        defaultValue={name ?? ''}
        aria-describedby={hintId}
      />
      <TextField
        {...photoField}
        label={words.photoURL}
        type="url"
        autoComplete="photo"
        placeholder={words.photoPlaceholder}
        aria-describedby={photoField.error === undefined ? hintId : undefined}
      />
      <p id={hintId} className={styles.hint}>
        {words.hint}
      </p>
      <BusyButton type="submit" size="l" wide busy={pending}>
        {words.submit}
      </BusyButton>
    </form>
  );
}
