import type { Media } from '../environment/emulateMedia.ts';
import type { TestedStory } from '../tests/testedStory.ts';

/** How a screenshot is taken. */
export interface Shot {
  /** The path in the folder of screenshots, without the extension. */
  name: string;
  media: Media;
  /** Of the viewport, in CSS px. */
  width: number;
  height: number;
}

const PHONE = { width: 360, height: 740 };

/** Returns the pictures of a story in a review: in its own theme, media and viewport, on a phone, and in dark. */
export function reviewShots(
  { id, globals, parameters }: TestedStory,
  own: Pick<Shot, 'width' | 'height'>,
): Shot[] {
  const name = `${id.replace('--', '/')}-`;
  const media: Media = {
    ...{ media: 'screen', forcedColors: 'none' },
    colorScheme: globals.theme === 'dark' ? 'dark' : 'light',
    ...parameters.emulateMedia,
  };
  const shots: Shot[] = [{ name: name + own.width, media, ...own }];
  if (own.width > PHONE.width) shots.push({ name: name + PHONE.width, media, ...PHONE });
  if (media.colorScheme === 'dark') return shots;
  return [
    ...shots,
    { name: `${name + own.width}-dark`, media: { ...media, colorScheme: 'dark' }, ...own },
  ];
}
