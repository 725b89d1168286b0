import { expect, test } from 'vitest';
import { shopToys } from '../catalogue.mjs';
import { floorPages } from './pages.mjs';

const pages = floorPages(shopToys());

test('the floor has the shop’s words and pictures and no script', () => {
  for (const page of Object.values(pages)) {
    expect(page).not.toMatch(/<script|\sonload=/);
    expect(page).toContain('Beep &amp; Blink Voice Buddy');
    expect(page).toContain('/pictures/bramble-the-honey-bear-640.avif 640w');
  }
  expect(pages['alltoy.html']?.match(/<article/g)).toHaveLength(48);
  expect(pages['alltoy.html']).toContain('Toy Found');
  expect(pages['index.html']).toContain('Subscribe');
});
