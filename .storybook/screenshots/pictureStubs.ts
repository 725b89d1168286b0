import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const TOY_PICTURE = /^\/pictures\/(?!lost-)(?<toy>[^/]+)-(?<width>\d+)\.(?:avif|webp)/;

/**
 * Replaces each toy's picture by a flat drawing: with photographs, the stored screenshots would be several times as large.
 * Each toy has its own colours, so that a screenshot shows a picture in the wrong place.
 */
export const pictureStubs = (): Plugin => ({
  name: 'picture-stubs',
  configureServer: ({ middlewares }) => {
    middlewares.use(({ url = '' }, response, next) => {
      const { toy, width } = TOY_PICTURE.exec(url)?.groups ?? {};
      if (toy === undefined) return next();
      response.setHeader('content-type', 'image/svg+xml');
      response.end(drawingOf(toy, Number(width)));
    });
  },
});

function drawingOf(toy: string, width: number) {
  const [first = 0, second = 0] = createHash('sha256').update(toy).digest();
  const hue = Math.round((first / 256) * 360);
  const skin = `hsl(${(hue + 120 + second / 2) % 360} 60% 45%)`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="0 0 8 8">
<path fill="hsl(${hue} 70% 85%)" d="M0 0h8v8H0z"/>
<path fill="${skin}" d="M2 2h1v1h2V2h1v4H2z"/>
<path fill="#fff" d="M3 4h.5v.5H3zm1.5 0H5v.5h-.5z"/>
</svg>`;
}
