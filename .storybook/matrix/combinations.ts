import type { Environment } from '../environment/toolbar.ts';

/** The values of each axis: those of the toolbar's items shop, theme and viewport. Language, direction and brand are the shop's. */
export const AXES = {
  shop: ['toystore', 'spielkiste', 'luba'],
  theme: ['light', 'dark'],
  viewport: ['w360', 'w768', 'w1440'],
} as const satisfies Partial<Record<keyof Environment | 'viewport', readonly string[]>>;

/** A shop, a theme and a viewport in which a story is shown. */
export type Combination = { [Axis in keyof typeof AXES]: (typeof AXES)[Axis][number] };

export const COMBINATIONS: readonly Combination[] = AXES.shop.flatMap((shop) =>
  AXES.theme.flatMap((theme) => AXES.viewport.map((viewport) => ({ shop, theme, viewport }))),
);

/** Returns globals of Storybook, as in a story's `globals`. */
export const globalsOf = ({ viewport, ...combination }: Partial<Combination>) => ({
  ...combination,
  ...(viewport && { viewport: { value: viewport, isRotated: false } }),
});
