'use client';

import { cx } from 'class-variance-authority';
import { type FormEvent, useId, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import * as base from '../../primitives/BaseStyles/BaseStyles.module.css';
import { Button } from '../../primitives/Button/Button.tsx';
import { photoError, photoMessages } from '../../primitives/Form/fieldMessages.ts';
import type { FormProps } from '../../primitives/Form/formProps.ts';
import { getFieldText } from '../../primitives/Form/getFieldText.ts';
import { TextField } from '../../primitives/Form/TextField.tsx';
import { useFieldErrors } from '../../primitives/Form/useFieldErrors.ts';
import { visibleText } from '../../primitives/text/visibleText.ts';
import * as styles from './ProfileForm.module.css';

export interface ProfileFormLabels {
  name: string;
  photoURL: string;
  /** The photo field's placeholder: how a URL starts. */
  photoPlaceholder: string;
  /** The meaning of an empty field. */
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

/** The changed values. Unchanged ones are omitted. */
export interface ProfileChanges {
  displayName?: string;
  photoURL?: string;
}

export type ProfileFormProps = Omit<FormProps, 'name'> & {
  /** The current display name. The field shows it, and follows its changes, until the user types something else. */
  name: string | null;
  /** The current photo, if the caller knows it. When it equals the typed URL, the field is emptied. */
  photoURL?: string | null | undefined;
  /** The changes are being saved: another submit does nothing. */
  loading?: boolean | undefined;
  /** Called with the changed values, trimmed and validated; unchanged ones are omitted. */
  onSave: (changes: ProfileChanges) => void;
  /** Replaces the form's labels; those left out stay. */
  labels?: PartialLabels<ProfileFormLabels> | undefined;
};

/**
 * Changes the name and the photo of an account (specification section 2, My profile). Only the photo can be invalid, so
 * there is no error summary: the focus moves to the field.
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
  const currentName = visibleText(name);
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
    const displayName = visibleText(getFieldText(form, 'displayName'));
    const photoURL = visibleText(getFieldText(form, 'photoURL'));
    const found = {
      photoURL: photoURL === '' ? undefined : photoError(photoURL, { ...photoMessages, ...labels }),
    };
    if (!accepts(form, found)) return;
    const changes = {
      ...(displayName !== '' && displayName !== currentName && { displayName }),
      ...(photoURL !== '' && { photoURL }),
    };
    flushSync(() => onSave(changes)); // `loading` must be set before another submit
  };

  return (
    <form
      {...rest}
      noValidate
      // As in the sign-in forms: a submit before hydration sends nothing.
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
