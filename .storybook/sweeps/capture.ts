import { commands } from 'vitest/browser';
import type { Area } from './area.ts';

/** Returns a canvas with what a part of the window looks like. A JPEG takes less time; a PNG has the exact colours. */
export async function capture(
  area: Area,
  type: 'jpeg' | 'png',
): Promise<OffscreenCanvasRenderingContext2D> {
  const image = await commands.capture(area, type);
  const response = await fetch(`data:image/${type};base64,${image}`);
  const bitmap = await createImageBitmap(await response.blob());
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', {
    willReadFrequently: true,
  });
  if (!context) throw new Error('A canvas has no 2D context.');
  context.drawImage(bitmap, 0, 0);
  return context;
}
