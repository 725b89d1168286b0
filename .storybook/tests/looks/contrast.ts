import { type Area, capture } from './capture.ts';
import type { Place } from './visiblePlaces.ts';

/** Less than this is no text to be read: `GrayText`, which is for what is off, has more in every palette. */
const MIN_CONTRAST = 3;

/** The places in which, in a screenshot of the page, nothing stands out against what is behind it. */
export async function blankPlaces(places: readonly Place[]): Promise<Place[]> {
  const around = areaOf(places.map(({ box }) => box));
  if (!around) return [];
  const context = await capture(around);
  const { canvas } = context;
  return places.filter(({ box }) => {
    const left = Math.max(0, Math.floor(box.left) - around.x);
    const top = Math.max(0, Math.floor(box.top) - around.y);
    const width = Math.min(canvas.width, Math.ceil(box.right) - around.x) - left;
    const height = Math.min(canvas.height, Math.ceil(box.bottom) - around.y) - top;
    if (width < 1 || height < 1) return false; // beside or below what was captured
    return highestContrast(context.getImageData(left, top, width, height).data) < MIN_CONTRAST;
  });
}

/** The part of the window that these boxes are in; none where they are elsewhere. */
function areaOf(boxes: readonly DOMRect[]): Area | undefined {
  const [x, y] = [boxes.map(({ left }) => left), boxes.map(({ top }) => top)].map((edges) =>
    Math.max(0, Math.floor(Math.min(...edges))),
  );
  const right = Math.min(window.innerWidth, Math.ceil(Math.max(...boxes.map((box) => box.right))));
  const end = Math.min(window.innerHeight, Math.ceil(Math.max(...boxes.map((box) => box.bottom))));
  if (x === undefined || y === undefined || right <= x || end <= y) return undefined;
  return { x, y, width: right - x, height: end - y };
}

/** How much the colour that differs most from the most frequent one differs from it, as WCAG measures contrast. */
function highestContrast(pixels: Uint8ClampedArray): number {
  const counts = new Map<number, number>();
  for (let at = 0; at < pixels.length; at += 4) {
    const colour = ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const [[background] = [0]] = [...counts].toSorted(([, a], [, b]) => b - a);
  const behind = luminance(background);
  return Math.max(
    ...[...counts.keys()].map((colour) => {
      const [dark = 0, light = 0] = [behind, luminance(colour)].toSorted((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    }),
  );
}

/** Returns the relative luminance of a colour with three channels from 0 to 255, as WCAG defines it. */
export function relativeLuminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const luminance = (colour: number) =>
  relativeLuminance([(colour >> 16) & 255, (colour >> 8) & 255, colour & 255]);
