import { expect, test } from 'vitest';
import { shopToys } from '../catalogue.mjs';
import { floorPages } from './pages.mjs';

const pages = floorPages(shopToys());

test('the floor has the shop’s words and pictures and no script', () => {
  for (const page of Object.values(pages)) {
    expect(page).not.toMatch(/<script|onload=/);
    expect(page).toContain('Beep &#38; Blink Voice Buddy');
    expect(page).toContain('/pictures/bramble-the-honey-bear-640.avif 640w');
  }
  expect(pages['alltoy.html']?.match(/class="card"/g)).toHaveLength(48);
});

test('one picture is wanted first, and only on the page that opens with it', () => {
  expect(pages['index.html']?.match(/fetchpriority="high"/g)).toHaveLength(1);
  expect(pages['alltoy.html']).not.toContain('fetchpriority');
});
