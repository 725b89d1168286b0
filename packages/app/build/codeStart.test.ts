import { type DOMWindow, JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { codeStart } from './codeStart.ts';

const page = `<body>${codeStart(['<script type="module" src="/main.js"></script>'])}`;

const visible = { runScripts: 'dangerously', pretendToBeVisual: true } as const;

const started = ({ document }: DOMWindow) => document.querySelectorAll('script[src]').length;

test('starts after the first paint, once', () => {
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
  window.dispatchEvent(new window.Event('load'));
  expect(started(window)).toBe(1);
});

test('starts on load in a browser that reports no paint', () => {
  const { window } = new JSDOM(page, visible);
  expect(started(window)).toBe(0);
  window.dispatchEvent(new window.Event('load'));
  expect(started(window)).toBe(1);
});

test('starts at once in a hidden tab, which is not painted', () => {
  expect(started(new JSDOM(page, { runScripts: 'dangerously' }).window)).toBe(1);
});
