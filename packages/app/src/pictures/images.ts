/** Pictures of the shop's layout, not of its catalogue. */

const picture = (name: string) => `/pictures/${name}-640.avif`;

export const drawerPictures: [string, string, string] = [
  picture('pebble-the-sea-otter'),
  picture('tango-the-t-rex'),
  picture('captain-waddles-penguin'),
];

export const subscribePictures: [string, string, string] = [
  picture('splash-and-spout-bath-whale'),
  picture('old-ember-steam-engine'),
  picture('captain-waddles-penguin'),
];

export const loginPictures: [string, string] = [
  picture('pebble-the-sea-otter'),
  picture('saffron-bath-sailboat'),
];

export const registerPictures: [string, string] = [
  picture('captain-waddles-penguin'),
  picture('four-winds-diamond-kite'),
];

export const defaultPhoto = picture('captain-waddles-penguin');
export const emptyCartPicture = picture('sunday-sloth-hanging-pal');
export const emptyPicture = picture('wish-globe-night-light');
export const emailDonePicture = picture('pebble-the-sea-otter');
export const emailLinkFailedPicture = picture('saffron-bath-sailboat');
export const failedToysPicture = picture('splash-and-spout-bath-whale');
export const failedCategoriesPicture = picture('beep-and-blink-voice-buddy');
export const failedProductsPicture = picture('plum-star-yo-yo');
export const unknownPagePicture = picture('hover-and-glow-saucer-lamp');
export const unknownToyPicture = picture('apprentice-conjurer-s-wand');
export const brokenScreenPicture = picture('tangerine-rescue-helicopter');
