import type { Meta } from '@storybook/react-vite';
import { firstToy, fromCatalogue } from '../../stories/fromCatalogue.ts';
import type { ToyCard } from './ToyCard.tsx';

/** What all stories of `ToyCard` have. */
export const toyCardStories = {
  args: { toy: fromCatalogue(firstToy), href: '#bear', headingLevel: 2 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 289, padding: 'var(--ts-space-6)', boxSizing: 'content-box' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Partial<Meta<typeof ToyCard>>;
