import type { Swiper } from 'swiper';

/** Fetches the code that moves slides. Fails where it cannot be had: offline, or after a new release. */
export async function loadSwiper(): Promise<typeof Swiper> {
  return (await import('swiper')).Swiper;
}
