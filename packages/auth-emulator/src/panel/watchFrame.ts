import type { createShell } from './createShell.ts';

const PATIENCE = 3000; // ms from the end of loading until the frame's script has answered

type Shell = ReturnType<typeof createShell>;

/**
 * Loads the frame after the page, whose `load` event it would delay. Notices that the frame did not load because no emulator
 * answers: browsers report no error, they show a page of their own. While the panel is open, it loads the frame again from time
 * to time.
 */
export function watchFrame({ frame, ...shell }: Shell, signal: AbortSignal) {
  let hasStarted = false;
  let isReady = false;
  let hasFailed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function start(): void {
    if (hasStarted) return;
    hasStarted = true;
    frame.addEventListener('load', waitForAnswer, { signal });
    shell.load();
  }

  function retry(): void {
    if (shell.box.hidden) return;
    if (hasFailed) shell.reload();
    else start();
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

  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));

  return {
    isReady: () => isReady,

    /** Loads the frame at once, if the panel is open and the frame has not loaded. */
    retry,

    noteReady(): void {
      clearTimeout(timer);
      isReady = true;
      hasFailed = false;
      shell.showNotice(false);
    },
  };
}
