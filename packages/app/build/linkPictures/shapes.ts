/** The shapes of a link's pictures: most messengers show the wide one, some a square. */
export const SHAPES = {
  wide: { width: 1200, height: 630 },
  square: { width: 630, height: 630 },
} as const;

export type PictureShape = keyof typeof SHAPES;
