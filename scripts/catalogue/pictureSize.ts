/** A picture's size in pixels, or `scalable` for one without pixels. */
export type PictureSize = { width: number; height: number } | 'scalable';

/**
 * Reads a picture's size from its first bytes.
 * @returns `undefined` if they are not those of a picture, or too few
 */
export function pictureSize(bytes: Buffer): PictureSize | undefined {
  for (const read of [png, gif, jpeg, webp, avif, svg]) {
    try {
      const size = read(bytes);
      if (size !== undefined) return size;
    } catch (error) {
      if (!(error instanceof RangeError)) throw error; // the bytes end before the size
    }
  }
  return undefined;
}

const text = (bytes: Buffer, start: number, end: number) => bytes.toString('latin1', start, end);

function png(bytes: Buffer) {
  if (text(bytes, 1, 4) !== 'PNG' || text(bytes, 12, 16) !== 'IHDR') return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

function gif(bytes: Buffer) {
  if (text(bytes, 0, 4) !== 'GIF8') return undefined;
  return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
}

/** A JPEG has its size in the first "start of frame" segment: C0 to CF without C4, C8 and CC. */
function jpeg(bytes: Buffer) {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  for (let at = 2; ; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt8(at + 1);
    if (bytes.readUInt8(at) !== 0xff) return undefined;
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    }
  }
}

function webp(bytes: Buffer) {
  if (text(bytes, 0, 4) !== 'RIFF' || text(bytes, 8, 12) !== 'WEBP') return undefined;
  const kind = text(bytes, 12, 16);
  if (kind === 'VP8X') {
    return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  }
  if (kind === 'VP8L') {
    const packed = bytes.readUInt32LE(21);
    return { width: (packed & 0x3fff) + 1, height: ((packed >> 14) & 0x3fff) + 1 };
  }
  if (kind !== 'VP8 ') return undefined;
  return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
}

/** An AVIF has an `ispe` box for each of its images: the largest is the picture, others are thumbnails and tiles. */
function avif(bytes: Buffer) {
  if (text(bytes, 4, 8) !== 'ftyp' || !/avi[fs]/.test(text(bytes, 8, 32))) return undefined;
  let largest: { width: number; height: number } | undefined;
  for (let at = bytes.indexOf('ispe'); at !== -1; at = bytes.indexOf('ispe', at + 4)) {
    const size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
    if (size.width > (largest?.width ?? 0)) largest = size;
  }
  return largest;
}

const svg = (bytes: Buffer) =>
  /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg\b/i.test(
    bytes.toString('utf8', 0, 2000),
  )
    ? ('scalable' as const)
    : undefined;
