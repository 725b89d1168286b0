import { currencyDigits, type Toy } from '@toystore/storefront';
import { safePictureUrl } from '@toystore/ui';
import { toyCardPath } from '../../src/page/paths.ts';
import { pictureSources } from '../../src/pictures/pictureSources.ts';

/** The shop as search engines and shopping channels see it. */
export interface Channel {
  name: string;
  /** The language and region of its texts: a BCP 47 tag. */
  locale: string;
  /** Of its prices: an ISO 4217 code. */
  currency: string;
  /** Returns the whole address of a path. */
  absoluteUrl: (path: string) => string;
}

/** Returns a price with the decimals of its currency and a point, in every language: `34.95`. */
export function plainPrice(minorUnits: number, { currency }: Channel): string {
  const digits = currencyDigits(currency);
  return (minorUnits / 10 ** digits).toFixed(digits);
}

/** Returns the public address of a toy: its card among all toys, because its own page asks visitors to sign in. */
export const publicAddress = (toy: Toy, { absoluteUrl }: Channel): string =>
  absoluteUrl(toyCardPath(toy));

/** Returns the address of a toy's picture in a format that every channel reads; `undefined` if the shop shows none. */
export function channelPicture({ pictureURL }: Toy, { absoluteUrl }: Channel): string | undefined {
  const url = safePictureUrl(pictureURL);
  return url === undefined ? undefined : absoluteUrl(pictureSources(url).src);
}
