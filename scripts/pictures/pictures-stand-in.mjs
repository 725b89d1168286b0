import { createHash } from 'node:crypto';

/** The address of a toy's picture, in whatever width and format. */
export const TOY_PICTURE = /\/pictures\/(?<toy>[^/]+)-(?<width>\d+)\.(?:avif|webp)$/;

/**
 * A flat drawing in the place of a toy's picture. The toys are not what is checked, and their soft
 * shades would make the stored pictures five times as large. Each toy has colours of its own, so a
 * picture in the wrong place is seen.
 * @param {string} address
 */
export function standIn(address) {
  const { toy = '', width = '640' } = TOY_PICTURE.exec(address)?.groups ?? {};
  const [first = 0, second = 0] = createHash('sha256').update(toy).digest();
  const hue = Math.round((first / 256) * 360);
  const skin = `hsl(${(hue + 120 + second / 2) % 360} 60% 45%)`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="0 0 8 8">
<path fill="hsl(${hue} 70% 85%)" d="M0 0h8v8H0z"/>
<path fill="${skin}" d="M2 2h1v1h2V2h1v4H2z"/>
<path fill="#fff" d="M3 4h.5v.5H3zm1.5 0H5v.5h-.5z"/>
</svg>`;
}
