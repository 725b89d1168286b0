import type { ReactNode } from 'react';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { ScallopedFrame } from '../../primitives/Shapes/ScallopedFrame.tsx';
import { wrapText } from '../../primitives/text/wrapText.tsx';
import * as styles from './CartEmpty.module.css';

interface CartEmptyProps {
  message: string;
  imageUrl: string;
  action: ReactNode;
}

/** An empty cart, with a link to the toys. */
export function CartEmpty({ message, imageUrl, action }: CartEmptyProps) {
  return (
    <div className={styles.empty}>
      <ScallopedFrame className={styles.frame}>
        <Picture url={imageUrl} alt="" sizes="260px" />
      </ScallopedFrame>
      <p className={styles.message}>{message}</p>
      {wrapText(action)}
    </div>
  );
}
