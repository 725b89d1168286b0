import { createShell } from './createShell.ts';
import type { Summary } from './createTab.ts';
import type { PanelOptions } from './options.ts';
import { type FrameMessage, type HostMessage, parseFrameMessage } from './protocol.ts';
import { runCommand } from './runCommand.ts';
import { forgetRequest, requestedAccount, storeOpen, wasOpen } from './storedState.ts';
import { watchFrame } from './watchFrame.ts';

/**
 * Adds the emulator's panel to your app's page: a tab that opens accounts, messages, codes and failures of the project. Import it
 * dynamically, in development only.
 * @returns removes it
 */
export function mountPanel(options: PanelOptions): () => void {
  const { signal, abort } = lifetime();
  const { origin } = new URL(options.url);
  const shell = createShell(options);
  const frame = watchFrame(shell, signal);
  const narrow = window.matchMedia('(max-width: 767px)');
  let isOpen = wasOpen() || requestedAccount(options.url) !== undefined;
  let summary: Summary = { unread: 0 };
  let user: string | undefined;

  function send(message: HostMessage): void {
    if (frame.isReady()) shell.frame.contentWindow?.postMessage(message, origin);
  }

  function show(): void {
    shell.box.hidden = !isOpen;
    shell.tab.show(isOpen, summary);
  }

  function sendState(): void {
    const canSignOut = options.signOut !== undefined;
    const isNarrow = narrow.matches;
    send({ type: 'state', isOpen, isNarrow, canSignOut, ...(user !== undefined && { user }) });
  }

  function sendRequest(): void {
    const localId = requestedAccount(options.url);
    if (localId === undefined) return;
    send({ type: 'signInAs', localId });
    forgetRequest();
  }

  function open(next: boolean): void {
    isOpen = next;
    storeOpen(next);
    show();
    sendState();
    frame.retry();
  }

  function close(): void {
    open(false);
    shell.tab.button.focus();
  }

  async function execute({ id, command }: Extract<FrameMessage, { type: 'command' }>) {
    try {
      await runCommand(command, options);
      send({ type: 'result', id });
    } catch (error) {
      send({ type: 'result', id, error: error instanceof Error ? error.message : String(error) });
    }
  }

  function receive({ data, origin: sender, source }: MessageEvent): void {
    // Another frame of the page, or a page that opened this one, may send messages, too.
    if (sender !== origin || source !== shell.frame.contentWindow) return;
    const message = parseFrameMessage(data);
    if (message?.type === 'ready') {
      frame.noteReady();
      sendState();
      sendRequest();
    } else if (message?.type === 'summary') {
      summary = message;
      show();
    } else if (message?.type === 'close') close();
    else if (message?.type === 'command') execute(message);
  }

  function closeOnEscape(event: Event): void {
    if (!(event instanceof KeyboardEvent) || event.isComposing) return;
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    close();
  }

  window.addEventListener('message', receive, { signal });
  narrow.addEventListener('change', sendState, { signal });
  shell.root.addEventListener('keydown', closeOnEscape, { signal });
  shell.tab.button.addEventListener('click', () => open(!isOpen), { signal });
  const unwatch = options.watchUser?.((uid) => {
    user = uid;
    sendState();
  });
  show();

  return () => {
    abort();
    unwatch?.();
    shell.remove();
  };
}

function lifetime() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
