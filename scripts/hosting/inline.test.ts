import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { inlineSources } from './inline.ts';

// The example of the specification: https://www.w3.org/TR/CSP3/#framework-directive-source-list
const SCRIPT = "alert('Hello, world.');";
const HASH = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='";

test('allows each style and script of a page by its hash, once', () => {
  const page = `<style>${SCRIPT}</style><script>${SCRIPT}</script><script>${SCRIPT}</script>`;
  expect(inlineSources(page)).toEqual({ 'script-src': [HASH], 'style-src': [HASH] });
});

test('needs no hash for files and data', () => {
  const page =
    '<script type="module" src="/a.js"></script><script type="application/json" id="x">{}</script>';
  expect(inlineSources(page)).toEqual({ 'script-src': [], 'style-src': [] });
});

test.each([
  `<style media="print">${SCRIPT}</style>`,
  `<STYLE\n>${SCRIPT}</STYLE\n>`,
  `<svg><style>${SCRIPT}</style></svg>`,
])('%j is allowed by its hash', (page) => {
  expect(inlineSources(page)).toEqual({ 'script-src': [], 'style-src': [HASH] });
});

test.each([
  `<script type="module">${SCRIPT}</script>`,
  `<script defer data-src="/a.js" alt=">">${SCRIPT}</script>`,
  `<SCRIPT>${SCRIPT}</SCRIPT>`,
])('%j is allowed by its hash', (page) => {
  expect(inlineSources(page)).toEqual({ 'script-src': [HASH], 'style-src': [] });
});

test.each([
  ['<p class="a" style="color: red">', 'style'],
  ['<p style=color:red>', 'style'],
  ['<svg><path style="fill: red"/></svg>', 'style'],
  ['<p title="a > b" STYLE="color: red">', 'style'],
  ['<button onclick="alert()">', 'onclick'],
  ["<img alt='' onerror='alert()'>", 'onerror'],
  ['<body onload=alert()>', 'onload'],
])('%j has an attribute that is refused', (page, attribute) => {
  expect(() => inlineSources(page)).toThrow(`no policy may allow: ${attribute}.`);
});

const texts = constantFrom(
  ...[
    ' style="x" ',
    ' onclick=',
    'Bear once=',
    ' once="',
    '<p style=x>',
    '<script>alert()</script>',
  ],
  ...['<style>', '-->', '<!--', ' onerror=alert() ', "' on='", '/>', 'style=', 'x'],
);

test('never reads a toy’s name as markup', () => {
  assert(
    property(array(texts), (words) => {
      const name = words.join('');
      const escaped = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      const attribute = escaped.replaceAll('"', '&quot;');
      const page = `<title>${escaped}</title><img alt="${attribute}"><p>${escaped}</p><script type="application/json">${JSON.stringify(name).replaceAll('<', '\\u003c')}</script>`;
      expect(inlineSources(page)).toEqual({ 'script-src': [], 'style-src': [] });
    }),
  );
});
