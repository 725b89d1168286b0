import { expect, test } from 'vitest';
import { floorPage } from './floor.ts';

const html = `<!doctype html><html lang="en"><head>
  <link rel="preload" as="image" href="/bear.avif"><link rel="modulepreload" href="/main.js">
  <style>a{color:red}.used,.other{color:tan}.used .other{color:#00f}@media (width>1px){.other{color:red}}</style>
  <script type="module" src="/main.js"></script></head>
  <body><p class="used big">Toys</p><script type="application/json">[]</script></body></html>`;

test('has no script, and only the styles of its classes', () => {
  const page = floorPage(html);
  expect(page).not.toMatch(/<script|modulepreload/);
  expect(page).toContain('<style>a{color:red}.used,.other{color:tan}@media (width>1px){}</style>');
  expect(page).toContain('<link rel="preload" as="image" href="/bear.avif">');
  expect(page).toContain('<p class="used big">Toys</p>');
});
