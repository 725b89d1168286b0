/** Storybook's frame bundles no stylesheets. */
export const PANEL_CSS = `
.theme-panel { display: flex; flex-direction: column; box-sizing: border-box; height: 100%; padding: 12px 16px 0; font-size: 13px; line-height: 1.4; }
.theme-panel > :is(.theme-verdict, .theme-tokens) { overflow: auto; }
.theme-panel > .theme-verdict { flex: none; max-height: 30%; }
.theme-panel p { margin: 0; }
.theme-panel :is(input, button) { font: inherit; color: inherit; }
.theme-panel :is(input:not([type=checkbox], [type=color]), button) {
  min-height: 28px; padding: 2px 8px; border: 1px solid currentColor; border-radius: 4px; background: transparent;
}
.theme-panel button { cursor: pointer; }
.theme-panel :focus-visible { outline: 2px solid #4a7fd6; outline-offset: 1px; }
.theme-head { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; }
.theme-verdict { margin-block: 10px; padding: 6px 10px; border-inline-start: 3px solid #1f8a57; }
.theme-verdict[data-verdict=low] { border-color: #d1404a; }
.theme-verdict ul { margin: 0; padding-inline-start: 18px; }
.theme-panel table { width: 100%; border-collapse: collapse; }
.theme-panel caption { padding-block: 4px; text-align: start; }
.theme-panel :is(th, td) { padding-block: 3px; padding-inline: 0 8px; text-align: start; font-weight: 400; }
.theme-panel thead th, .theme-panel [data-edited] th { font-weight: 700; }
.theme-panel td input:not([type=color]) { width: 100%; min-width: 90px; font-family: ui-monospace, monospace; font-size: 12px; }
.theme-colour { display: flex; gap: 6px; align-items: center; }
.theme-colour input[type=color] { flex: none; width: 30px; height: 28px; padding: 0; border: 0; background: none; }
.theme-colour input[type=color]:disabled { opacity: 0.3; }
`;
