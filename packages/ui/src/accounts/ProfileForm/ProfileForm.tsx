'use client';

import { cx } from 'class-variance-authority';
import { type FormEvent, useId, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import base from '../../primitives/BaseStyles/BaseStyles.module.css';
import { Button } from '../../primitives/Button/Button.tsx';
import { photoError, photoMessages } from '../../primitives/Form/fieldMessages.ts';
import type { FormProps } from '../../primitives/Form/formProps.ts';
import { getFieldText } from '../../primitives/Form/getFieldText.ts';
import { TextField } from '../../primitives/Form/TextField.tsx';
import { useFieldErrors } from '../../primitives/Form/useFieldErrors.ts';
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

declare module '../../locale/labels.ts' {
  interface UiLabels {
    ProfileForm: ProfileFormLabels;
  }
}

const defaultLabels: ProfileFormLabels = {
  name: 'Name',
  photoURL: 'Photo URL',
  photoPlaceholder: 'https://',
  hint: 'A field left empty changes nothing.',
  submit: 'Save changes',
  photoUnusable: photoMessages.photoUnusable,
};

/** What to change. A value that stays as it is, is left out. */
export interface ProfileChanges {
  displayName?: string;
  photoURL?: string;
}

export type ProfileFormProps = Omit<FormProps, 'name'> & {
  /** The current display name. The field shows it, also when it changes, until something else is typed. */
  name: string | null;
  /** The current photo, if the caller knows it. Once what was typed is that, its field is empty again. */
  photoURL?: string | null | undefined;
  /** The changes are being saved; a second submit is ignored. */
  loading?: boolean | undefined;
  /** Receives what was filled in, trimmed and checked; a value that stays as it is, is left out. */
  onSave: (changes: ProfileChanges) => void;
  /** Replaces the form's labels; those left out stay. */
  labels?: PartialLabels<ProfileFormLabels> | undefined;
};

/**
 * Changes the name and the photo of an account. Specification section 2 (My profile).
 * Only the photo can be wrong, so there is never a list of problems: focus goes to it.
 */
export function ProfileForm({
  name,
  photoURL: currentPhoto,
  loading = false,
  onSave,
  labels: ownLabels,
  className,
  ...rest
}: ProfileFormProps) {
  const labels = useLabels('ProfileForm', defaultLabels, ownLabels);
  const { field, accepts } = useFieldErrors<'photoURL'>();
  const photoField = field('photoURL');
  const hintId = useId();
  const currentName = name?.trim() ?? '';
  const nameInput = useRef<HTMLInputElement>(null);
  const photoInput = useRef<HTMLInputElement>(null);
  const shownName = useRef(currentName);

  useLayoutEffect(() => {
    const input = nameInput.current;
    if (input?.value.trim() === shownName.current) input.value = currentName;
    shownName.current = currentName;
  }, [currentName]);

  useLayoutEffect(() => {
    const input = photoInput.current;
    if (input !== null && input.value.trim() === currentPhoto) input.value = '';
  }, [currentPhoto]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (loading) return;
    const form = event.currentTarget;
    const displayName = getFieldText(form, 'displayName').trim();
    const photoURL = getFieldText(form, 'photoURL').trim();
    const found = {
      photoURL: photoURL === '' ? undefined : photoError(photoURL, { ...photoMessages, ...labels }),
    };
    if (!accepts(form, found)) return;
    const changes = {
      ...(displayName !== '' && displayName !== currentName && { displayName }),
      ...(photoURL !== '' && { photoURL }),
    };
    flushSync(() => onSave(changes)); // `loading` must be there before another submit
  };

  return (
    <form
      {...rest}
      noValidate
      // As on the sign-in forms: nothing leaves the page when it is submitted before its script runs.
      method="dialog"
      onSubmit={submit}
      className={cx(base.root, styles.sheet, className)}
    >
      <TextField
        ref={nameInput}
        label={labels.name}
        name="displayName"
        autoComplete="name"
        defaultValue={currentName}
        aria-describedby={hintId}
      />
      <TextField
        {...photoField}
        ref={photoInput}
        label={labels.photoURL}
        type="url"
        autoComplete="photo"
        placeholder={labels.photoPlaceholder}
        aria-describedby={photoField.error === undefined ? hintId : undefined}
      />
      <p id={hintId} className={styles.hint}>
        {labels.hint}
      </p>
      <Button type="submit" variant="primary" size="l" fullWidth loading={loading}>
        {labels.submit}
      </Button>
    </form>
  );
}
