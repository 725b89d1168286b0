import type { Media } from '../.storybook/environment/emulateMedia.ts';

export interface Mode {
  /** Part of the picture's file name. */
  name: string;
  media: Pick<Media, 'colorScheme' | 'forcedColors'>;
  /** In CSS pixels; the story's own width unless given. */
  width?: number;
}

/** The way in which a story is rendered and played, unless it asks for other media. */
export const LIGHT: Mode = { name: 'light', media: { colorScheme: 'light', forcedColors: 'none' } };

/** The ways in which each story is pictured, one after the other on one rendering. */
export const MODES: readonly Mode[] = [
  LIGHT,
  { name: 'dark', media: { colorScheme: 'dark', forcedColors: 'none' } },
  { name: 'forced-colours', media: { colorScheme: 'light', forcedColors: 'active' } },
  { ...LIGHT, name: '320px', width: 320 },
];
