import { expect, test } from 'vitest';
import { toys } from '../../e2e/catalogue.ts';
import { floorPages } from './floor.ts';

const pages = floorPages(toys, 'main{color:red}.unknown{color:blue}');

test('has the shop’s toys and pictures', () => {
  for (const page of Object.values(pages)) {
    expect(page).toContain('Beep &amp; Blink Voice Buddy');
    expect(page).toContain('/pictures/bramble-the-honey-bear-640.avif 640w');
  }
  expect(pages['alltoy.html']?.match(/<article/g)).toHaveLength(48);
  expect(pages['alltoy.html']).toContain('toys found');
  expect(pages['index.html']).toContain('Subscribe');
});

test('has no script and no stylesheet file, and preloads the fonts and the first picture', () => {
  for (const page of Object.values(pages)) {
    expect(page).not.toMatch(/<script|\sonload=|rel="stylesheet"|@import/);
    expect(page).toMatch(/<style>@font-face.*main\{color:red\}<\/style>/s);
    expect(page).not.toContain('.unknown');
    const [head = ''] = page.split('</head>');
    expect(head.match(/rel="preload" as="font"/g)).toHaveLength(2);
    expect(head).toMatch(/rel="preload" as="image" [^>]*bramble-the-honey-bear-640\.avif 640w/);
  }
});
