import { type RefCallback, useState } from 'react';

const MEDIA = [
  '(prefers-color-scheme: dark)',
  '(prefers-reduced-motion: reduce)',
  '(forced-colors: active)',
];

/**
 * Reads a text off an element as the browser shows it, and again when the window, the theme, the brand
 * or the reader's media change. Empty until the element is there.
 */
export function useMeasured<E extends Element>(
  read: (element: E) => string,
): [RefCallback<E>, string] {
  const [text, setText] = useState('');
  const measure: RefCallback<E> = (element) => {
    if (!element) return;
    const update = () => setText(read(element));
    update();
    const dressing = new MutationObserver(update);
    dressing.observe(document.documentElement, { attributes: true });
    const media = MEDIA.map((query) => matchMedia(query));
    window.addEventListener('resize', update);
    for (const query of media) query.addEventListener('change', update);
    void document.fonts.ready.then(update);
    return () => {
      dressing.disconnect();
      window.removeEventListener('resize', update);
      for (const query of media) query.removeEventListener('change', update);
    };
  };
  return [measure, text];
}

type Rgba = [red: number, green: number, blue: number, alpha: number];

/** Any CSS colour as the four bytes of a pixel painted with it. */
function pixelOf(colour: string): Rgba {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot paint');
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha];
}

/** `#RRGGBB`, with the opacity behind it where it is not whole. */
export function hexOf(colour: string): string {
  const [red, green, blue, alpha] = pixelOf(colour);
  const hex = [red, green, blue].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `#${hex.toUpperCase()}${alpha === 255 ? '' : ` ${Math.round((alpha / 255) * 100)}%`}`;
}

function luminance(colour: string): number {
  const [red, green, blue] = pixelOf(colour).map((byte) => {
    const part = byte / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** The contrast of two opaque colours, 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
