'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, useState } from 'react';
import type { Label, PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import * as base from '../../primitives/BaseStyles/BaseStyles.module.css';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { ScallopedFrame } from '../../primitives/Shapes/ScallopedFrame.tsx';
import { useUi } from '../../UiProvider.tsx';
import * as styles from './Gallery.module.css';

/** The texts of a gallery. */
export interface GalleryLabels {
  /** The accessible name of the group of buttons. */
  pictures: string;
  /** The accessible name of a picture's button. */
  show: Label<{ position: string; total: string }>;
}

declare module '../../locale/labels.ts' {
  interface UiLabels {
    Gallery: GalleryLabels;
  }
}

const defaultLabels: GalleryLabels = {
  pictures: 'Pictures',
  show: ({ position, total }) => `Picture ${position} of ${total}`,
};

export type GalleryProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The pictures' URLs; the first one is shown at first. */
  urls: ReadonlyArray<string>;
  /** The pictures' alternative text. */
  alt: string;
  /** The large picture's width as an `<img sizes>` list. */
  pictureSizes?: string | undefined;
  /** Loads the first picture at once: for a gallery in the first view of a page. */
  priority?: boolean | undefined;
  /** Replaces the texts; those left out stay. */
  labels?: PartialLabels<GalleryLabels> | undefined;
};

/**
 * Several pictures of one thing: the current one in a scalloped frame, and a button for each. A single picture has no
 * buttons.
 */
export function Gallery({
  urls,
  alt,
  pictureSizes,
  priority = false,
  labels: ownLabels,
  className,
  ...rest
}: GalleryProps) {
  const labels = useLabels('Gallery', defaultLabels, ownLabels);
  const { formatNumber } = useUi();
  const [chosen, setChosen] = useState(urls[0]);
  const shown = chosen !== undefined && urls.includes(chosen) ? chosen : (urls[0] ?? '');
  return (
    <div {...rest} className={cx(base.root, styles.gallery, className)}>
      <ScallopedFrame className={styles.frame}>
        <Picture
          key={shown}
          url={shown}
          alt={alt}
          sizes={pictureSizes}
          priority={priority && shown === urls[0]}
          loading="eager"
        />
      </ScallopedFrame>
      {urls.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and these are buttons
        <div role="group" aria-label={labels.pictures} className={styles.thumbs}>
          {urls.map((url, index) => (
            <button
              key={url}
              type="button"
              aria-label={labels.show({
                position: formatNumber(index + 1),
                total: formatNumber(urls.length),
              })}
              aria-pressed={url === shown}
              className={styles.thumb}
              onClick={() => setChosen(url)}
            >
              <Picture url={url} alt="" sizes="72px" />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
