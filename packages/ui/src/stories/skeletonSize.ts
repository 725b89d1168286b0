import { expect, within } from 'storybook/test';

/** Looks at a list with its skeleton behind it: both are as tall, so nothing moves when the toys arrive. */
export async function expectSkeletonsHeight(canvasElement: HTMLElement, atLeast: number) {
  const list = within(canvasElement).getByRole('list');
  const skeleton = list.nextElementSibling;
  await expect(list.offsetHeight).toBeGreaterThan(atLeast);
  await expect(skeleton?.getBoundingClientRect().height).toBe(list.getBoundingClientRect().height);
}
