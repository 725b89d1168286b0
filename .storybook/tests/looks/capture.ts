import { commands } from 'vitest/browser';

/** A part of the story's window, in CSS pixels. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns a canvas with what a part of the window looks like. */
export async function capture(area: Area): Promise<OffscreenCanvasRenderingContext2D> {
  const response = await fetch(`data:image/jpeg;base64,${await commands.capture(area)}`);
  const bitmap = await createImageBitmap(await response.blob());
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', {
    willReadFrequently: true,
  });
  if (!context) throw new Error('A canvas has no 2D context.');
  context.drawImage(bitmap, 0, 0);
  return context;
}
