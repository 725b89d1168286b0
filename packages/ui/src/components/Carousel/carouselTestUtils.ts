import { expect, spyOn, waitFor, within } from 'storybook/test';

/** A delay after which no story is still there: nothing changes by itself. */
export const NEVER = 1_000_000; // ms

/** Looks at a rendered carousel as its user does. For stories. */
export function driveCarousel(canvasElement: HTMLElement) {
  const region = within(canvasElement).getByRole('region');
  const inRegion = within(region);
  const one = <E extends Element>(selector: string, kind: new () => E): E => {
    const found = region.querySelector(selector);
    if (!(found instanceof kind)) throw new Error(`The carousel has no ${selector}`);
    if (found !== [...region.querySelectorAll(selector)].at(-1)) {
      throw new Error(`The carousel has more than one ${selector}`);
    }
    return found;
  };
  const slides = () => [...region.querySelectorAll<HTMLElement>('[role="group"]')];
  const inView = () => slides().filter(({ inert }) => !inert);
  return {
    region,
    one,
    row: () => one('.swiper-wrapper', HTMLElement),
    live: () => one('[aria-live]', HTMLElement),
    slides,
    /** The slides in view: the only ones within reach. */
    inView,
    button: (name: string) => inRegion.getByRole('button', { name }),
    /** Waits until Swiper moves the slides. */
    waitUntilReady: () =>
      waitFor(() => expect(region.querySelector('.swiper-initialized')).not.toBeNull(), {
        timeout: 6000,
      }),
    /** Waits until the slides in view are those with these positions. */
    shows: (...positions: string[]) =>
      waitFor(() => expect(inView().map(({ ariaLabel }) => ariaLabel)).toEqual(positions), {
        timeout: 4000,
      }),
  };
}

type Driven = Pick<ReturnType<typeof driveCarousel>, 'region' | 'slides' | 'inView'>;

/** The first slide in view has come to rest exactly at the carousel's start, and so has the last at its end. */
export const expectAtRest = ({ region, inView }: Driven) =>
  waitFor(
    async () => {
      const { left, right } = region.getBoundingClientRect();
      const boxes = inView().map((slide) => slide.getBoundingClientRect());
      await expect(Math.min(...boxes.map((box) => box.left))).toBeCloseTo(left, 0);
      await expect(Math.max(...boxes.map((box) => box.right))).toBeCloseTo(right, 0);
    },
    { timeout: 4000 },
  );

/** Watches every frame of a motion: the row reaches over both edges of the carousel, no slide is bare. */
export async function expectNoGap({ region, slides }: Driven, spacing: number) {
  const end = performance.now() + 600;
  while (performance.now() < end) {
    await new Promise(requestAnimationFrame);
    const { left, right } = region.getBoundingClientRect();
    const boxes = slides().map((slide) => slide.getBoundingClientRect());
    const first = Math.min(...boxes.map((box) => box.left));
    const last = Math.max(...boxes.map((box) => box.right));
    if (first > left + spacing + 1 || last < right - spacing - 1) {
      throw new Error(`The row reaches from ${first} to ${last} in a carousel up to ${right}`);
    }
  }
}

interface LayoutShift extends PerformanceEntry {
  sources: readonly { node: Node | null }[];
}

/** Nodes below what a selector finds that something moves, from now on. */
export function watchShifts(selector: string) {
  const shifted: string[] = [];
  const observer = new PerformanceObserver((list) => {
    // Only these are asked for; TypeScript's types do not have them.
    for (const { sources } of list.getEntries() as LayoutShift[]) {
      const nodes = sources.map(({ node }) => node).filter((node) => node instanceof Element);
      shifted.push(...nodes.filter((e) => e.closest(selector)).map((e) => e.className));
    }
  });
  observer.observe({ type: 'layout-shift' });
  return { shifted, end: () => observer.disconnect() };
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

/** A finger, or a mouse, in the middle of an element. */
export function finger(element: Element, pointerType: 'touch' | 'mouse' = 'touch') {
  const { left, top, width, height } = element.getBoundingClientRect();
  const from = left + width / 2;
  const touch = (type: string, clientX: number) =>
    element.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        composed: true,
        pointerId: 7,
        pointerType,
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

/**
 * Draws a finger over a third of a slide, to the left (-1) or to the right (1). Swiper takes a swipe of more than 300 ms, as
 * a busy machine makes them, for a slow one, which changes the slide from a fifth of its width on.
 */
export const swipeAway = (slide: Element, direction: -1 | 1) =>
  swipe(slide, (direction * slide.getBoundingClientRect().width) / 3);
