'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, useState } from 'react';
import { useUi } from '../../UiProvider.tsx';
import styles from './Picture.module.css';
import { safePictureUrl } from './safePictureUrl.ts';

export type PictureProps = Omit<
  ComponentProps<'img'>,
  'src' | 'srcSet' | 'alt' | 'onError' | 'ref'
> & {
  /** The picture's address; only http(s) and same-site addresses are ever loaded. */
  url: string;
  /** What the picture shows, or `""` where the words beside it say so already. */
  alt: string;
  /** Loads at once and first: for the one picture that a screen opens with. */
  priority?: boolean;
};

/**
 * A square picture that never breaks: space is reserved, other widths and formats come from
 * `UiProvider`, and an address that is unsafe or fails gets a drawing instead.
 * `className` and `style` go to the frame, the rest to the image.
 */
export function Picture({ url, alt, priority = false, className, style, ...rest }: PictureProps) {
  const { pictureSources } = useUi();
  const [failedUrl, setFailedUrl] = useState<string>();
  const safeUrl = safePictureUrl(url);

  if (safeUrl === undefined || failedUrl === safeUrl) {
    return <PictureFallback alt={alt} className={className} style={style} />;
  }

  const { src, srcSet, sources = [] } = pictureSources(safeUrl);
  // A picture of prerendered HTML can fail before hydration, when nobody hears its error event.
  const noticeEarlierFailure = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailedUrl(safeUrl);
  };
  return (
    <picture className={cx(styles.picture, className)} style={style}>
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={rest.sizes} />
      ))}
      <img
        width={640}
        height={640}
        decoding="async"
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        {...rest}
        ref={noticeEarlierFailure}
        src={src}
        srcSet={srcSet}
        alt={alt}
        className={styles.image}
        onError={() => setFailedUrl(safeUrl)}
      />
    </picture>
  );
}

/** The drawing that stands in for a picture that is missing. */
export function PictureFallback({
  alt,
  className,
  ...rest
}: ComponentProps<'svg'> & { alt: string }) {
  return (
    <svg
      viewBox="0 0 100 100"
      role="img"
      aria-label={alt}
      aria-hidden={alt === '' || undefined}
      {...rest}
      className={cx(styles.fallback, className)}
    >
      <rect width="100" height="100" fill="var(--bone)" />
      <g
        fill="none"
        stroke="var(--ink-soft)"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M50 43v33M27 43h46v28a5 5 0 0 1-5 5H32a5 5 0 0 1-5-5ZM23 34h54v9H23z" />
        <path d="M50 34c-4-13-20-13-18-4 1 4 9 4 18 4Zm0 0c4-13 20-13 18-4-1 4-9 4-18 4Z" />
      </g>
    </svg>
  );
}
