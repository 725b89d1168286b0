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

/** Returns the pictures of a story in a review: in its own theme, media and viewport, and of a screen on a phone, too. */
export const reviewShots = (
  { id, globals, parameters }: TestedStory,
  own: Pick<Shot, 'width' | 'height'>,
): Shot[] =>
  (id.startsWith('screens-') && own.width !== PHONE.width ? [own, PHONE] : [own]).map(
    (viewport) => ({
      name: `${id.replace('--', '/')}-${viewport.width}`,
      media: {
        media: 'screen',
        colorScheme: globals.theme === 'dark' ? 'dark' : 'light',
        forcedColors: 'none',
        ...parameters.emulateMedia,
      },
      ...viewport,
    }),
  );
