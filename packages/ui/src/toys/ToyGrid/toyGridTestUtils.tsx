import type { Meta } from '@storybook/react-vite';
import { Container } from '../../primitives/Container/Container.tsx';
import { fromCatalogue } from '../../stories/fromCatalogue.ts';
import type { ToyGrid } from './ToyGrid.tsx';

/** What all stories of `ToyGrid` have. */
export const toyGridStories = {
  args: {
    toys: fromCatalogue((toys) => toys.slice(0, 12)),
    toyHref: (toy) => `#/toys/${toy.toyId}`,
    headingLevel: 2,
  },
  decorators: [
    (Story) => (
      <Container style={{ paddingBlock: 'var(--ts-space-8)' }}>
        <Story />
      </Container>
    ),
  ],
} satisfies Partial<Meta<typeof ToyGrid>>;
