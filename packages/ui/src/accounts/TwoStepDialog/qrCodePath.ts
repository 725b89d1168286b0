import { encode } from 'uqr';

/** A QR code for an SVG: the number of modules per side, and the path of the black ones. */
export interface QrCodePath {
  size: number;
  path: string;
}

const QUIET_ZONE = 4; // modules, as in ISO/IEC 18004

/** Returns the QR code of a text, with its quiet zone. */
export function qrCodePath(text: string): QrCodePath {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const rows = data.map((row, y) =>
    [
      ...row
        .map((black) => (black ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ]
      .map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
      .join(''),
  );
  return { size, path: rows.join('') };
}
