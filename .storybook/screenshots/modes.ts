import type { Media } from '../environment/emulateMedia.ts';

export type Mode = 'light' | 'dark' | 'forced-colors' | 'w320';

/** The browser's media settings in each mode. */
export const MEDIA: Record<Mode, Media> = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  'forced-colors': { colorScheme: 'light', forcedColors: 'active' },
  w320: { colorScheme: 'light', forcedColors: 'none' },
};

/** The names of stories that show a component, a screen or the tokens' colours in their usual state. */
const MAIN = new Set(['default', 'variants', 'success', 'idle', 'colours', 'shadow', 'light']);

const INTERACTIVE_PRIMITIVES = new Set([
  'filters-filtergroup',
  'forms-checkbox',
  'forms-passwordfield',
  'forms-quantitystepper',
  'forms-segmentedcontrol',
  'forms-select',
  'forms-textfield',
  'primitives-button',
  'primitives-buttonlink',
  'primitives-dialog',
  'primitives-iconbutton',
  'primitives-skiplink',
  'primitives-textlink',
  'toys-savebutton',
  'toys-searchbox',
]);

export interface ScreenshotStory {
  id: string;
  tags: readonly string[];
}

/**
 * Returns the screenshots of a story. The main ones are taken in light and dark, and 320 px wide if a layout depends on
 * the width: then in light only so, because the screens and other states show it in a wide window. Every other state has
 * one: 320 px wide in the cart, forms and screens, where words wrap and are cut off.
 */
export function modesOf({ id, tags }: ScreenshotStory): Mode[] {
  if (!tags.includes('dev') || tags.includes('no-screenshot')) return [];
  const [component = '', story = ''] = id.split('--');
  const group = component.replace(/-.*/, '');
  const isNarrow = ['cart', 'forms', 'navigation', 'screens'].includes(group);
  if (!MAIN.has(story)) return [isNarrow && group !== 'navigation' ? 'w320' : 'light'];
  return [
    ...(isNarrow && group !== 'screens' ? [] : (['light'] as const)),
    'dark',
    ...(INTERACTIVE_PRIMITIVES.has(component) ? (['forced-colors'] as const) : []),
    ...(isNarrow ? (['w320'] as const) : []),
  ];
}

/** Returns the path of a screenshot in the folder of screenshots, without its extension. */
export const nameOf = ({ id }: ScreenshotStory, mode: Mode) => `${id.replace('--', '/')}-${mode}`;
