import { type RefCallback, useState } from 'react';
import { type Colour, contrast } from '../../tokens/colour.ts';

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

/** Any CSS colour as the four bytes of a pixel painted with it. */
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

/** `#RRGGBB`, with the opacity behind it where it is not whole. */
export function hexOf(colour: string): string {
  const [red, green, blue, alpha] = pixelOf(colour);
  const hex = [red, green, blue].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `#${hex.toUpperCase()}${alpha === 255 ? '' : ` ${Math.round((alpha / 255) * 100)}%`}`;
}

/** The contrast of two opaque colours, 1 to 21 (WCAG 2.2, contrast ratio). */
export const contrastOf = (one: string, other: string): number =>
  contrast(pixelOf(one), pixelOf(other));
