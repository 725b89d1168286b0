import type { Swiper } from 'swiper';

/** Loads the code that moves slides. Rejects if that fails: offline, or after a new release. */
export async function loadSwiper(): Promise<typeof Swiper> {
  return (await import('swiper')).Swiper;
}
