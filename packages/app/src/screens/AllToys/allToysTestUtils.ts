import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { catalogueAnswers } from '../../stories/catalogueAnswers.ts';
import { inApp } from '../../stories/inApp.tsx';
import { firstToysChecked } from '../../stories/steps/browse.ts';
import { arriveAt, type Stage, screenOf } from '../../stories/steps/stage.ts';
import type { AllToys } from './AllToys.tsx';

/** The parameters of all stories of `AllToys`. */
export const allToysStories = {
  decorators: [inApp],
  parameters: {
    app: { address: '/alltoy' },
    a11y: firstToysChecked,
    msw: [catalogueAnswers.success],
  },
} satisfies Partial<Meta<typeof AllToys>>;

export const arrive = (stage: Stage) => arriveAt(stage, 'Our All Toys', 'All Toys');

export const seeCount = (stage: Stage, count: number) =>
  waitFor(() =>
    expect(screenOf(stage).getByText('Toy Found').closest('p')).toHaveTextContent(
      `${count} Toy Found`,
    ),
  );

export const searchOf = (stage: Stage) =>
  screenOf(stage).getByRole('combobox', { name: 'Search App' });

/** In a narrow window a button of this name opens the section. */
export async function openFilters(stage: Stage) {
  const all = screenOf(stage);
  const panel = all.queryByRole('region', { name: 'Filter and sort' });
  if (panel) return within(panel);
  await userEvent.click(all.getByRole('button', { name: 'Filter and sort' }));
  return within(await screen.findByRole('dialog', { name: 'Filter and sort' }));
}
