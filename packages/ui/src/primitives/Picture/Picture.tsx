'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { preload } from 'react-dom';
import { useUi } from '../../UiProvider.tsx';
import { useImageFailure } from '../state/useImageFailure.ts';
import * as styles from './Picture.module.css';
import { safePictureUrl } from './safePictureUrl.ts';

type OwnProps = 'src' | 'srcSet' | 'alt' | 'width' | 'height' | 'onError';

export type PictureProps = Omit<ComponentProps<'img'>, OwnProps> & {
  /** The picture's URL; only http(s) and same-site URLs are loaded. Without one the fallback shows. */
  url: string | null | undefined;
  /** The alternative text, or `""` if the text beside the picture has the same content. */
  alt: string;
  /** Loads at once, with high priority: for the only picture in the first view of a page. */
  priority?: boolean;
  /** Replaces a picture whose URL is unsafe or fails to load. An illustration of a present by default. */
  fallback?: ReactNode;
};

/**
 * A square picture that never appears broken: its space is reserved, other widths and formats and another `Image` come
 * from `UiProvider`,
 * and an illustration replaces a picture whose URL is unsafe or fails to load. `className` and `style` apply to the
 * frame, other props to the image.
 */
export function Picture({
  url,
  alt,
  priority = false,
  fallback,
  className,
  style,
  ref,
  ...rest
}: PictureProps) {
  const { pictureSources, Image } = useUi();
  const safeUrl = safePictureUrl(url);
  const { hasFailed, imageProps } = useImageFailure(safeUrl);

  if (safeUrl === undefined || hasFailed) {
    return fallback ?? <PictureFallback alt={alt} className={className} style={style} />;
  }

  const { src, srcSet, sources = [] } = pictureSources(safeUrl);
  const [best] = sources;
  // For the page's HTML. In a browser the image itself starts as early, and the link would remain if the image failed.
  if (priority && best !== undefined && typeof document === 'undefined') {
    preload(src, {
      as: 'image',
      type: best.type,
      imageSrcSet: best.srcSet,
      imageSizes: rest.sizes,
      fetchPriority: 'high',
    });
  }
  const attach = (image: HTMLImageElement | null) => {
    imageProps.ref(image);
    if (typeof ref === 'function') return ref(image);
    if (ref) ref.current = image;
  };
  return (
    <picture className={cx(styles.picture, className)} style={style}>
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={rest.sizes} />
      ))}
      <Image
        width={640}
        height={640}
        decoding="async"
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        {...rest}
        ref={attach}
        src={src}
        srcSet={srcSet}
        alt={alt}
        className={styles.image}
        onError={imageProps.onError}
      />
    </picture>
  );
}

export type PictureFallbackProps = ComponentProps<'svg'> & {
  /** The alternative text, or `""` if the text beside it has the same content. */
  alt: string;
};

/** The illustration that replaces a missing picture. */
export function PictureFallback({ alt, className, ...rest }: PictureFallbackProps) {
  return (
    <svg
      viewBox="0 0 100 100"
      role="img"
      aria-label={alt}
      aria-hidden={alt === '' || undefined}
      {...rest}
      className={cx(styles.fallback, className)}
    >
      <rect
        width="100"
        height="100"
        fill="color-mix(in srgb, var(--ts-lilac) 42%, var(--ts-on-inverse))"
      />
      <path
        d="M0 68Q50 60 100 68V100H0Z"
        fill="color-mix(in srgb, var(--ts-lilac) 64%, var(--ts-on-inverse))"
      />
      <ellipse
        cx="50"
        cy="79"
        rx="30"
        ry="4"
        fill="color-mix(in srgb, var(--ts-lilac) 78%, var(--ts-on-accent))"
      />
      <rect x="28" y="44" width="44" height="35" rx="5" fill="var(--ts-blush)" />
      <path d="M45 49h10v30H45z" fill="var(--ts-sun)" />
      <path d="M28 50h44v4H28z" fill="var(--ts-on-accent)" fillOpacity=".12" />
      <rect x="24" y="36" width="52" height="14" rx="5" fill="var(--ts-promo)" />
      <path d="M45 36h10v14H45z" fill="var(--ts-sun)" />
      <path
        d="M50 36C42 18 24 20 28 29c3 6 13 7 22 7Zm0 0c8-18 26-16 22-7-3 6-13 7-22 7Z"
        fill="none"
        stroke="var(--ts-sun)"
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <circle cx="50" cy="36" r="4.5" fill="var(--ts-sun)" />
    </svg>
  );
}
