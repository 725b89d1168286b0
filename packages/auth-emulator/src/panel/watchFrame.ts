import type { createShell } from './createShell.ts';

const PATIENCE = 3000; // ms from the end of loading until the frame's script has answered

type Shell = ReturnType<typeof createShell>;

/**
 * Notices that the frame did not load, because no emulator answers: browsers report no error, they show a page of their own. While
 * the panel is open, it loads the frame again from time to time.
 */
export function watchFrame({ frame, ...shell }: Shell, signal: AbortSignal) {
  let isReady = false;
  let hasFailed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function retry(): void {
    if (hasFailed && !shell.box.hidden) shell.reload();
  }

  function waitForAnswer(): void {
    clearTimeout(timer);
    if (isReady) return;
    timer = setTimeout(() => {
      hasFailed = true;
      shell.showNotice(true);
      retry();
    }, PATIENCE);
  }

  frame.addEventListener('load', waitForAnswer, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));

  return {
    isReady: () => isReady,

    /** Loads the frame again at once, if the panel is open and the frame did not load. */
    retry,

    noteReady(): void {
      clearTimeout(timer);
      isReady = true;
      hasFailed = false;
      shell.showNotice(false);
    },
  };
}
