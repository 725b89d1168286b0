import { qrCodePath } from './qrCodePath.ts';
import * as styles from './TwoStepDialog.module.css';

/** A QR code: black on white in every theme, because some apps cannot read others. */
export function QrCode({ text, name }: { text: string; name: string }) {
  const { size, path } = qrCodePath(text);
  return (
    <svg
      role="img"
      aria-label={name}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles.qrCode}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
