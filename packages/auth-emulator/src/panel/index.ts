/* The panel that any app can embed in development. It needs a browser, and no framework. */

export { mountPanel } from './mountPanel.ts';
export type { PanelCredential, PanelOptions } from './options.ts';
