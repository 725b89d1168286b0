/** Text of each lazy package that survives minifying and that no other package contains. */
const MARKERS = {
  firebase: ['identitytoolkit.googleapis', '@firebase/app'],
  swiper: ['swiper-slide-fully-visible'],
};

export type LazyPackage = keyof typeof MARKERS;

/** Returns whether a script contains a package, or what tree shaking left of it. */
export const containsPackage = (script: string, name: LazyPackage) =>
  MARKERS[name].some((marker) => script.includes(marker));
