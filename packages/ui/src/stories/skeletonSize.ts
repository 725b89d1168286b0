import { expect, within } from 'storybook/test';

/** Compares a list with its skeleton: both have the same height, so nothing shifts when the toys arrive. */
export async function expectSkeletonsHeight(canvasElement: HTMLElement, atLeast: number) {
  const list = within(canvasElement).getByRole('list');
  const skeleton = list.nextElementSibling;
  await expect(list.offsetHeight).toBeGreaterThan(atLeast);
  await expect(skeleton?.getBoundingClientRect().height).toBe(list.getBoundingClientRect().height);
}
