import type { Decorator } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { Hero } from '../../components/Hero/Hero.tsx';

/** Puts a slider into the section that it is made for. */
export const inHero: Decorator = (Story) => (
  <Hero confetti>
    <Story />
  </Hero>
);

/** A delay after which no story is still there: nothing changes by itself. */
export const NEVER = 1_000_000; // ms

/** Looks at a rendered slider as its user does. For stories. */
export function driveSlider(canvasElement: HTMLElement) {
  const region = within(canvasElement).getByRole('region');
  const inRegion = within(region);
  const one = <E extends Element>(selector: string, kind: new () => E): E => {
    const found = region.querySelector(selector);
    if (!(found instanceof kind)) throw new Error(`The slider has no ${selector}`);
    if (found !== [...region.querySelectorAll(selector)].at(-1)) {
      throw new Error(`The slider has more than one ${selector}`);
    }
    return found;
  };
  const slide = () => one('[role="group"]:not([inert])', HTMLElement);
  return {
    region,
    row: () => one('.swiper-wrapper', HTMLElement),
    live: () => one('[aria-live]', HTMLElement),
    /** The slide on show: the only one within reach. */
    slide,
    slides: () => [...region.querySelectorAll<HTMLElement>('[role="group"]')],
    name: () => within(slide()).getByRole('heading', { level: 2 }).textContent,
    viewMore: () => within(slide()).getByRole('link'),
    button: (name: string) => inRegion.getByRole('button', { name }),
    /** Waits until Swiper moves the slides. */
    waitUntilReady: () =>
      waitFor(() => expect(region.querySelector('.swiper-initialized')).not.toBeNull(), {
        timeout: 6000,
      }),
    shows: (position: string) =>
      waitFor(() => expect(slide()).toHaveAttribute('aria-label', position), { timeout: 4000 }),
  };
}

/** Waits for every font, so that text has its measures. */
export async function untilFonts() {
  await Promise.all([...document.fonts].map((font) => font.load()));
}

/** Holds back the timers of exactly this length, so that a story turns the slides by itself. */
export function holdTimers(ms: number) {
  const set = window.setTimeout;
  const clear = window.clearTimeout;
  const pending = new Map<number, () => void>();
  let lastId = 0;
  // The overloads of Node's types do not matter to a browser's timers.
  const hold = (callback: TimerHandler, delay?: number, ...rest: unknown[]) => {
    if (delay !== ms || typeof callback !== 'function') return set(callback, delay, ...rest);
    lastId -= 1;
    pending.set(lastId, () => callback(...rest));
    return lastId;
  };
  const setSpy = spyOn(window, 'setTimeout').mockImplementation(hold as typeof setTimeout);
  const clearSpy = spyOn(window, 'clearTimeout').mockImplementation((id) => {
    if (!pending.delete(Number(id))) clear(id);
  });
  return {
    pending,
    /** Waits for a rotation to be on (one timer) or off (none). */
    untilRotating: (on: boolean) =>
      waitFor(() => expect(pending.size).toBe(on ? 1 : 0), { timeout: 4000 }),
    /** Lets the held timer go off. */
    goOff: () => {
      const [timer] = pending;
      if (!timer) throw new Error('No timer is running');
      pending.delete(timer[0]);
      timer[1]();
    },
    restore: () => {
      setSpy.mockRestore();
      clearSpy.mockRestore();
    },
  };
}

/** A finger in the middle of an element. */
export function finger(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const from = left + width / 2;
  const touch = (type: string, clientX: number) =>
    element.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        composed: true,
        pointerId: 7,
        pointerType: 'touch',
        isPrimary: true,
        clientX,
        clientY: top + height / 2,
      }),
    );
  return {
    down: () => touch('pointerdown', from),
    /** Draws it so many pixels away from there. */
    moveTo: (by: number) => touch('pointermove', from + by),
    up: (by: number) => touch('pointerup', from + by),
  };
}

/** Draws a finger from the middle of an element by so many pixels. */
export function swipe(element: Element, by: number) {
  const { down, moveTo, up } = finger(element);
  down();
  for (const part of [0.1, 0.3, 0.6, 1]) moveTo(by * part);
  up(by);
}
