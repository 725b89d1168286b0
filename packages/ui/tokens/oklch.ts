import { type Colour, linear } from './colour.ts';

/** Lightness from 0 to 1, chroma from 0, hue in radians (CSS Color 4, OKLCH). */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

export function toOklch([red, green, blue]: Colour): Oklch {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(x, y),
    hue: Math.atan2(y, x),
  };
}

/** Returns linear red, green and blue; below 0 or above 1 outside sRGB. */
function toLinear({ lightness, chroma, hue }: Oklch): [number, number, number] {
  const [x, y] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * x + 0.2158037573 * y) ** 3;
  const m = (lightness - 0.1055613458 * x - 0.0638541728 * y) ** 3;
  const s = (lightness - 0.0894841775 * x - 1.291485548 * y) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const isInSrgb = (colour: Oklch) =>
  toLinear(colour).every((share) => share > -0.0001 && share < 1.0001);

/** Returns the nearest opaque sRGB colour with the same lightness and hue. */
export function fromOklch(colour: Oklch): Colour {
  let [low, high] = [0, colour.chroma];
  for (let step = 0; step < 16 && !isInSrgb({ ...colour, chroma: high }); step++) {
    const middle = (low + high) / 2;
    if (isInSrgb({ ...colour, chroma: middle })) low = middle;
    else high = middle;
  }
  const chroma = isInSrgb({ ...colour, chroma: high }) ? high : low;
  const [red, green, blue] = toLinear({ ...colour, chroma }).map((share) => {
    const light = Math.min(1, Math.max(0, share));
    return Math.round(
      255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055),
    );
  });
  return [red ?? 0, green ?? 0, blue ?? 0, 1];
}
