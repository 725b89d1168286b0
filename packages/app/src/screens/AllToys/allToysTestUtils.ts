import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { catalogueAnswers } from '../../stories/catalogueAnswers.ts';
import { inApp } from '../../stories/inApp.tsx';
import { arriveAt, type Stage, screenOf } from '../../stories/steps/stage.ts';
import type { AllToys } from './AllToys.tsx';

/** The parameters of all stories of `AllToys`. */
export const allToysStories = {
  decorators: [inApp],
  parameters: {
    app: { address: '/alltoy' },
    // The cards after the first twelve are similar, and axe is slow on each; Success has all of them checked.
    a11y: { context: { exclude: ['main li:nth-child(n + 13)'] } },
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
