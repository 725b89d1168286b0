/**
 * The styles of the tab and of the frame's box. The page's own rules reach the host element alone: `!important` in a shadow
 * tree wins over `!important` outside.
 */
export const STYLES = `
:host {
  all: initial !important;
  display: block !important;
  color-scheme: light dark !important;
}
:host([data-leaves-room]) {
  block-size: 52px !important;
}
*, ::before, ::after {
  box-sizing: border-box;
}
[hidden] {
  display: none !important;
}
aside {
  --surface: light-dark(#fff, #171b1f);
  --ink: light-dark(#191e24, #e6eaee);
  --line: light-dark(#77818c, #7d8894);
  --accent: light-dark(#0b57a4, #85bdf7);
  --accent-fill: light-dark(#0b57a4, #2367b0);
  --bad: light-dark(#a11f1a, #ff9c94);
  --bad-wash: light-dark(#fce8e7, #361a1b);
  --shadow: 0 1px 2px light-dark(rgb(20 30 40 / 0.1), rgb(0 0 0 / 0.5)),
    0 12px 32px -8px light-dark(rgb(20 30 40 / 0.22), rgb(0 0 0 / 0.7));
  --control: 32px;
  position: fixed;
  z-index: 2147483647;
  inset: auto auto 0 16px;
  display: flex;
  flex-direction: column-reverse;
  align-items: flex-start;
  color: var(--ink);
  font: 14px/1.45 system-ui, -apple-system, "Segoe UI", sans-serif;
  pointer-events: none;
}
aside[data-side="right"] {
  inset: auto 16px 0 auto;
  align-items: flex-end;
}
button {
  display: inline-flex;
  align-items: center;
  gap: 8px;
  flex: none;
  max-inline-size: 100%;
  min-block-size: var(--control);
  padding: 2px 14px;
  border: 1px solid var(--line);
  border-block-end: 0;
  border-radius: 8px 8px 0 0;
  background: var(--surface);
  color: inherit;
  font: inherit;
  font-weight: 600;
  box-shadow: var(--shadow);
  cursor: pointer;
  pointer-events: auto;
}
button:focus-visible {
  outline: 2px solid var(--accent);
  outline-offset: -4px;
}
svg {
  inline-size: 16px;
  block-size: 16px;
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
}
[aria-expanded="true"] .up {
  rotate: 180deg;
}
.count {
  min-inline-size: 20px;
  padding: 0 6px;
  border-radius: 10px;
  background: var(--accent-fill);
  color: #fff;
  font-size: 12px;
  line-height: 20px;
}
.failure {
  padding: 0 8px;
  border-radius: 10px;
  background: var(--bad-wash);
  color: var(--bad);
  font-size: 12px;
  line-height: 20px;
}
.hint {
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}
.box {
  inline-size: 360px;
  max-inline-size: calc(100vw - 32px);
  block-size: min(680px, 100dvh - 56px);
  border: 1px solid var(--line);
  border-radius: 10px 10px 10px 0;
  background: var(--surface);
  box-shadow: var(--shadow);
  overflow: hidden;
  pointer-events: auto;
}
[data-side="right"] .box {
  border-radius: 10px 10px 0;
}
.box p {
  margin: 0;
  padding: 12px;
}
.box code {
  font-family: ui-monospace, Menlo, Consolas, monospace;
}
iframe {
  display: block;
  inline-size: 100%;
  block-size: 100%;
  border: 0;
}
@media (max-width: 767px), (pointer: coarse) {
  aside {
    --control: 44px;
  }
}
@media (max-width: 767px) {
  aside, aside[data-side="right"] {
    inset: auto 0 0;
  }
  button {
    max-inline-size: calc(100% - 24px);
    margin-inline: 12px;
  }
  .box, [data-side="right"] .box {
    inline-size: 100%;
    max-inline-size: none;
    block-size: calc(85dvh - 44px);
    border-inline: 0;
    border-radius: 10px 10px 0 0;
  }
}
@media (forced-colors: active) {
  .count, .failure {
    border: 1px solid CanvasText;
  }
}
@media (prefers-reduced-motion: no-preference) {
  .up {
    transition: rotate 0.15s;
  }
}
`;
