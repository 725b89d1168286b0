'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import type { PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import { useUi } from '../../UiProvider.tsx';
import { safePictureUrl } from '../Picture/safePictureUrl.ts';
import { useImageFailure } from '../state/useImageFailure.ts';
import { visibleText } from '../text/visibleText.ts';
import * as styles from './Avatar.module.css';
import { initialOf } from './initialOf.ts';

/** The text of an avatar. */
export interface AvatarLabels {
  /** Replaces a missing name. Its first letter also replaces that of a name without letters, such as `(?)`. */
  noName: string;
}

declare module '../../locale/labels.ts' {
  interface UiLabels {
    Avatar: AvatarLabels;
  }
}

const defaultLabels: AvatarLabels = { noName: 'User' };

export type AvatarProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The user's name; `null` if the account has none. */
  displayName: string | null;
  /** The URL of the user's photo; only http(s) and same-site URLs are loaded. */
  photoURL: string | null;
  /** Replaces the text. */
  labels?: PartialLabels<AvatarLabels> | undefined;
};

/** Returns a user's name, or the text that replaces a missing one. */
export function useDisplayName(
  displayName: string | null,
  labels?: PartialLabels<AvatarLabels> | undefined,
): string {
  const { noName } = useLabels('Avatar', defaultLabels, labels);
  return visibleText(displayName) || noName;
}

/**
 * The user's photo, or a coloured circle with the first letter of the name. Screen readers announce one image, named
 * after the user.
 */
export function Avatar({ displayName, photoURL, labels, className, ...rest }: AvatarProps) {
  const { pictureSources, locale, Image } = useUi();
  const name = useDisplayName(displayName, labels);
  const noName = useDisplayName(null, labels);
  const photo = safePictureUrl(photoURL);
  const sources = photo === undefined ? undefined : pictureSources(photo);
  const { hasFailed, imageProps } = useImageFailure(photo);
  const showsPhoto = sources !== undefined && !hasFailed;
  return (
    <span
      role="img"
      aria-label={name}
      title={name}
      {...rest}
      className={cx(styles.avatar, className)}
      data-shows={showsPhoto ? 'photo' : 'letter'}
    >
      {showsPhoto ? (
        // Some account providers reject photo requests with a `Referer` header.
        <Image
          {...imageProps}
          src={sources.src}
          srcSet={sources.srcSet}
          sizes="48px"
          alt=""
          width={96}
          height={96}
          decoding="async"
          referrerPolicy="no-referrer"
        />
      ) : (
        <span aria-hidden="true">{initialOf(name, locale) ?? initialOf(noName, locale)}</span>
      )}
    </span>
  );
}
