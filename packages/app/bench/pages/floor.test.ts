import { expect, test } from 'vitest';
import { shopToys } from '../catalogue.mjs';
import { floorPages } from './floor.mjs';

const pages = floorPages(shopToys(), 'main{color:red}.unknown{color:blue}');

test('the floor has the shop’s toys and pictures', () => {
  for (const page of Object.values(pages)) {
    expect(page).toContain('Beep &amp; Blink Voice Buddy');
    expect(page).toContain('/pictures/bramble-the-honey-bear-640.avif 640w');
  }
  expect(pages['alltoy.html']?.match(/<article/g)).toHaveLength(48);
  expect(pages['alltoy.html']).toContain('toys found');
  expect(pages['index.html']).toContain('Subscribe');
});

test('nothing blocks its first paint or comes late: no script, no stylesheet, what shows first is preloaded', () => {
  for (const page of Object.values(pages)) {
    expect(page).not.toMatch(/<script|\sonload=|rel="stylesheet"|@import/);
    expect(page).toMatch(/<style>@font-face.*main\{color:red\}<\/style>/s);
    expect(page).not.toContain('.unknown');
    const [head = ''] = page.split('</head>');
    expect(head.match(/rel="preload" as="font"/g)).toHaveLength(2);
    expect(head).toMatch(/rel="preload" as="image" [^>]*bramble-the-honey-bear-640\.avif 640w/);
  }
});
