'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, useState } from 'react';
import { safePictureUrl } from '../../primitives/Picture/safePictureUrl.ts';
import { useUi } from '../../UiProvider.tsx';
import styles from './Avatar.module.css';

export type AvatarProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The shopper's name, or `null` where none was given. */
  displayName: string | null;
  /** The address of the shopper's photo; only http(s) and same-site addresses are ever loaded. */
  photoURL: string | null;
  /** Stands in for a missing name; its first letter is the one shown. */
  noName?: string | undefined;
};

/**
 * The shopper's photo, or a coloured circle with the first letter of the name, U if there is none
 * (specification, Shared layout). One image to a screen reader, named after the shopper.
 */
export function Avatar({
  displayName,
  photoURL,
  noName = 'User',
  className,
  ...rest
}: AvatarProps) {
  const { pictureSources } = useUi();
  const [failedUrl, setFailedUrl] = useState<string>();
  const name = displayName?.trim() || noName;
  const photo = safePictureUrl(photoURL ?? '');
  const sources = photo === undefined ? undefined : pictureSources(photo);
  const showsPhoto = sources !== undefined && photo !== failedUrl;
  // A photo of prerendered HTML can fail before hydration, when nobody hears its error event.
  const noticeEarlierFailure = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailedUrl(photo);
  };
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
        // Account providers refuse photos to a page that says where it is.
        <img
          ref={noticeEarlierFailure}
          src={sources.src}
          srcSet={sources.srcSet}
          sizes="48px"
          alt=""
          width={96}
          height={96}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailedUrl(photo)}
        />
      ) : (
        <span aria-hidden="true">{firstLetter(name)}</span>
      )}
    </span>
  );
}

/** The first letter as a reader sees it: accents, joined emoji and flags stay whole. */
function firstLetter(name: string): string {
  // Firefox before 125 has no Segmenter; there a code point has to do.
  if (!('Segmenter' in Intl)) return [...name].slice(0, 1).join('').toUpperCase();
  const [first] = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name);
  return (first?.segment ?? '').toUpperCase();
}
