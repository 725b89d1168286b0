import { Gallery } from '../../components/Gallery/Gallery.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { ScallopedFrame } from '../../primitives/Shapes/ScallopedFrame.tsx';
import type { Toy } from '../toy.ts';
import * as styles from './ToyDetails.module.css';
import { toyPictureSizes } from './toyPictureSizes.ts';

interface ToyPicturesProps {
  toy: Toy;
  viewTransition: boolean;
}

/** A toy's only picture, or the gallery of all of them. */
export function ToyPictures({ toy, viewTransition }: ToyPicturesProps) {
  const transition = { 'data-view-transition': viewTransition || undefined };
  const { toyName, pictureURL, morePictureURLs } = toy;
  const urls = [...new Set([pictureURL, ...(morePictureURLs ?? [])])];
  return urls.length > 1 ? (
    <Gallery
      urls={urls}
      alt={toyName}
      priority
      pictureSizes={toyPictureSizes}
      className={styles.gallery}
      {...transition}
    />
  ) : (
    <ScallopedFrame className={styles.frame} {...transition}>
      <Picture url={pictureURL} alt={toyName} priority sizes={toyPictureSizes} />
    </ScallopedFrame>
  );
}
