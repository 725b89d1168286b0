import { type RefCallback, useState } from 'react';
import { type Colour, contrast } from '../../tokens/colour.ts';

const MEDIA = [
  '(prefers-color-scheme: dark)',
  '(prefers-reduced-motion: reduce)',
  '(forced-colors: active)',
];

/**
 * Reads a text from an element as the browser renders it, and again when the window, the theme, the brand or the user's
 * media preferences change. Empty until the element exists.
 */
export function useMeasured<E extends Element>(
  read: (element: E) => string,
): [RefCallback<E>, string] {
  const [text, setText] = useState('');
  const measure: RefCallback<E> = (element) => {
    if (!element) return;
    const update = () => setText(read(element));
    update();
    const attributes = new MutationObserver(update);
    attributes.observe(document.documentElement, { attributes: true });
    const media = MEDIA.map((query) => matchMedia(query));
    window.addEventListener('resize', update);
    for (const query of media) query.addEventListener('change', update);
    void document.fonts.ready.then(update);
    return () => {
      attributes.disconnect();
      window.removeEventListener('resize', update);
      for (const query of media) query.removeEventListener('change', update);
    };
  };
  return [measure, text];
}

/** Returns the four bytes of a pixel painted in a CSS colour. */
function pixelOf(colour: string): Colour {
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

/** Returns `#RRGGBB`, followed by the opacity if it is below 1. */
export function hexOf(colour: string): string {
  const [red, green, blue, alpha] = pixelOf(colour);
  const hex = [red, green, blue].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `#${hex.toUpperCase()}${alpha === 255 ? '' : ` ${Math.round((alpha / 255) * 100)}%`}`;
}

/** Returns the contrast of two opaque colours, 1 to 21 (WCAG 2.2, contrast ratio). */
export const contrastOf = (one: string, other: string): number =>
  contrast(pixelOf(one), pixelOf(other));
