import { type DOMWindow, JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { codeStart } from './codeStart.ts';

const page = `<body>${codeStart(['<script type="module" src="/main.js"></script>'])}`;

const visible = { runScripts: 'dangerously', pretendToBeVisual: true } as const;

const started = ({ document }: DOMWindow) => document.querySelectorAll('script[src]').length;

/** Resolves after the frame that follows the load event, and the next task. */
async function afterLoad(window: DOMWindow) {
  window.dispatchEvent(new window.Event('load'));
  await new Promise((resolve) => window.requestAnimationFrame(resolve));
  await new Promise((resolve) => window.setTimeout(resolve));
}

test('starts after the first paint, once', async () => {
  const paints: (() => void)[] = [];
  class PerformanceObserver {
    constructor(callback: () => void) {
      paints.push(callback);
    }
    observe() {}
  }
  const beforeParse = (own: DOMWindow) => Object.assign(own, { PerformanceObserver });
  const { window } = new JSDOM(page, { ...visible, beforeParse });
  expect(started(window)).toBe(0);
  for (const paint of [...paints, ...paints]) paint();
  await afterLoad(window);
  expect(started(window)).toBe(1);
});

test('starts in the task after the frame after load, in a browser that reports no paint', async () => {
  const { window } = new JSDOM(page, visible);
  window.dispatchEvent(new window.Event('load'));
  expect(started(window)).toBe(0);
  await afterLoad(window);
  expect(started(window)).toBe(1);
});

test('starts at once in a hidden tab, which is not painted', () => {
  const beforeParse = ({ document }: DOMWindow) =>
    Object.defineProperty(document, 'hidden', { value: true });
  expect(started(new JSDOM(page, { ...visible, beforeParse }).window)).toBe(1);
});
