import { expect, test } from 'vitest';
import { inlineSources } from './inline.ts';

// The example of the specification: https://www.w3.org/TR/CSP3/#framework-directive-source-list
const SCRIPT = "alert('Hello, world.');";
const HASH = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='";

test('each style and script of a page is allowed by its hash, once', () => {
  const page = `<style>${SCRIPT}</style><script>${SCRIPT}</script><script>${SCRIPT}</script>`;
  expect(inlineSources(page)).toEqual({ 'script-src': [HASH], 'style-src': [HASH] });
});

test('files and data need no hash', () => {
  const page =
    '<script type="module" src="/a.js"></script><script type="application/json" id="x">{}</script>';
  expect(inlineSources(page)).toEqual({ 'script-src': [], 'style-src': [] });
});

test.each([
  ['<p class="a" style="color: red">', 'attribute'],
  ['<button onclick="alert()">', 'attribute'],
  ['<script type="module">alert()</script>', 'form'],
  ['<script defer>alert()</script>', 'form'],
  ['<style media="print">a{}</style>', 'form'],
])('%s is refused', (page, word) => {
  expect(() => inlineSources(page)).toThrow(word);
});

test('words of a page are no attributes', () => {
  expect(() => inlineSources('<p>a toy with style=&quot;x&quot; on=1</p>')).not.toThrow();
});
