/** What runs inside the page; each function stands alone there. */

interface Channel {
  emit(event: string, ...data: unknown[]): void;
  on(event: string, listener: (...data: never[]) => void): void;
  off(event: string, listener: (...data: never[]) => void): void;
}

interface ViewportStyles {
  width: string;
  height: string;
}

interface PreparedStory {
  storyGlobals: { viewport?: { value?: string } };
  parameters: { viewport?: { options?: Record<string, { styles: ViewportStyles }> } };
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
    __STORYBOOK_PREVIEW__?: {
      storyStoreValue?: { loadStory(which: { storyId: string }): Promise<PreparedStory> };
    };
    /** Requests without an answer so far. */
    requests?: number;
  }
}

/**
 * Runs before anything else in the page. Timers of two seconds or more go off half a minute late:
 * nothing turns or disappears before its picture is taken, however long a busy machine takes.
 * Counts the requests under way, too.
 */
export function holdLongTimers() {
  const { setTimeout, fetch } = window;
  const LATEST = 2 ** 31 - 1; // ms: what is later than this goes off at once
  const holding = (run: TimerHandler, delay = 0, ...rest: unknown[]) =>
    setTimeout(run, delay < 2000 ? delay : Math.min(delay + 30_000, LATEST), ...rest);
  window.setTimeout = Object.assign(holding, setTimeout);
  window.requests = 0;
  window.fetch = async (...request) => {
    window.requests = (window.requests ?? 0) + 1;
    try {
      return await fetch(...request);
    } finally {
      window.requests -= 1;
    }
  };
}

/** The viewport that a story asks for: its name, and the viewports that the story brings. */
export async function viewportOf(storyId: string) {
  const store = window.__STORYBOOK_PREVIEW__?.storyStoreValue;
  if (!store) throw new Error('Storybook is not ready');
  const { storyGlobals, parameters } = await store.loadStory({ storyId });
  return { name: storyGlobals.viewport?.value, options: parameters.viewport?.options ?? {} };
}

/** Renders a story and plays it to its end. Rejects when either fails. */
export function showStory(storyId: string) {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  localStorage.clear();
  sessionStorage.clear();
  scrollTo(0, 0);

  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  const failures = [
    'playFunctionThrewException',
    'unhandledErrorsWhilePlaying',
    'storyThrewException',
    'storyErrored',
    'storyMissing',
  ];
  return new Promise<void>((resolve, reject) => {
    const fail = (failure: unknown) => {
      const [first] = [failure].flat();
      const { message, description } = Object(first);
      end(new Error(`The story failed: ${message ?? description ?? first}`));
    };
    // Storybook would now wait for animations, which the pictures stop anyway.
    const played = (phase: { storyId: string; newPhase: string }) => {
      if (phase.storyId === storyId && phase.newPhase === 'completing') end();
    };
    const end = (error?: Error) => {
      for (const event of failures) channel.off(event, fail);
      channel.off('storyRenderPhaseChanged', played);
      if (error) reject(error);
      else resolve();
    };
    for (const event of failures) channel.on(event, fail);
    channel.on('storyRenderPhaseChanged', played);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}

/** Resolves when every request has its answer, or has gone without for a second, as some are meant to. */
export async function untilAnswered() {
  for (let left = 20; left > 0; left -= 1) {
    await new Promise((resolve) => setTimeout(resolve, 0));
    if (!window.requests) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Resolves when all is loaded and painted: fonts, and the pictures, also those further down. A page that was
 * scrolled goes back to its top: half a pixel of scrolling would shift the whole picture.
 */
export async function untilStill() {
  const frames = async (count: number) => {
    for (let left = count; left > 0; left -= 1) await new Promise(requestAnimationFrame);
  };
  const patience = new Promise<void>((resolve) => {
    AbortSignal.timeout(2000).addEventListener('abort', () => resolve()); // for what never loads
  });
  const still = async () => {
    await frames(2);
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
    do {
      scrollTo({ top: 0, left: 0, behavior: 'instant' }); // ends a smooth one, too, which may begin late
      await frames(3);
    } while (scrollY > 0);
  };
  await Promise.race([still(), patience]);
}

/**
 * The part of the page that the story takes up, over the whole width: what it renders, what hangs
 * out of it, and what it opens elsewhere. What covers the viewport is pictured as the viewport.
 */
export function pictureBox(whole: boolean) {
  const { innerWidth: width, innerHeight } = window;
  let bottom = 1;
  const covering = [...document.body.children].some((child) => {
    if (child.id === 'storybook-root') return false;
    const box = child.getBoundingClientRect();
    return getComputedStyle(child).position === 'fixed' && box.height >= innerHeight;
  });
  if (covering) return { x: 0, y: 0, width, height: innerHeight };

  const visit = (element: Element) => {
    const style = getComputedStyle(element);
    if (style.display === 'none' || style.visibility === 'hidden') return;
    const box = element.getBoundingClientRect();
    if (box.width > 0) bottom = Math.max(bottom, box.bottom + scrollY);
    if (style.overflowY === 'visible') for (const child of element.children) visit(child);
  };
  for (const child of document.body.children) {
    if (!/^sb-|^storybook-(?!root)/.test(`${child.className}`) && child.tagName !== 'SCRIPT') {
      if (child.id !== 'storybook-docs') visit(child);
    }
  }
  const margin = 8; // CSS px: shadows and focus rings
  const tallest = 1800; // CSS px, two screens: further down there is little news for much weight
  const page = Math.max(document.documentElement.scrollHeight, innerHeight);
  const height = Math.min(Math.ceil(bottom) + margin, page, whole ? Infinity : tallest);
  return { x: 0, y: 0, width, height };
}
