import { createElement } from './createElement.ts';
import { createTab } from './createTab.ts';
import type { PanelOptions } from './options.ts';
import { STYLES } from './styles.ts';

const BOX_ID = 'panel';

/** Creates the tab and the frame, in a shadow root that the page's styles and scripts do not reach by accident. */
export function createShell({ side = 'left', leavesRoom = false, ...options }: PanelOptions) {
  const { url, projectId, startCommand } = options;
  const address = `${url}/toystore/panel?project=${encodeURIComponent(projectId)}`;
  const host = document.createElement('toystore-auth-panel');
  host.toggleAttribute('data-leaves-room', leavesRoom);
  const tab = createTab(BOX_ID);
  const frame = createElement('iframe', {
    title: 'Auth emulator',
    allow: 'clipboard-write',
  });
  const notice = createElement(
    'p',
    { role: 'alert' },
    `The panel did not load from ${url}. Start the emulator with `,
    createElement('code', {}, startCommand ?? `npx toystore-auth-emulator --project ${projectId}`),
    '.',
  );
  const box = createElement('div', { id: BOX_ID, class: 'box' }, frame);
  const root = host.attachShadow({ mode: 'open' });
  const styles = new CSSStyleSheet(); // a <style> element is refused by many content policies
  styles.replaceSync(STYLES);
  root.adoptedStyleSheets = [styles];
  root.append(
    createElement('aside', { 'aria-label': 'Auth emulator', 'data-side': side }, tab.button, box),
  );
  for (const type of ['pointerdown', 'mousedown', 'touchstart']) {
    host.addEventListener(type, (event) => event.stopPropagation()); // is no click outside of a dialog
  }
  // Not in <body>: dialogs make its children inert, or hide them from screen readers.
  document.documentElement.append(host);

  return {
    tab,
    box,
    root,
    frame,

    /** Shows instead of the frame that it did not load. */
    showNotice(isShown: boolean): void {
      frame.hidden = isShown;
      if (isShown) box.append(notice);
      else notice.remove();
    },

    load(): void {
      frame.src = address;
    },

    /** Loads the frame again, without an entry in the history. */
    reload: () => frame.contentWindow?.location.replace(address),

    remove: () => host.remove(),
  };
}
