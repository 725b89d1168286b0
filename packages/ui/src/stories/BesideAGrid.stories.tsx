import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { FilterButton } from '../components/Filters/FilterButton/FilterButton.tsx';
import { FilterChips } from '../components/Filters/FilterChips/FilterChips.tsx';
import { FilterPanel } from '../components/Filters/FilterPanel/FilterPanel.tsx';
import { FilterSheet } from '../components/Filters/FilterSheet/FilterSheet.tsx';
import { PageHeader } from '../components/PageHeader/PageHeader.tsx';
import { SaveButton } from '../components/SaveButton/SaveButton.tsx';
import { Container } from '../primitives/Container/Container.tsx';
import { SearchBox } from '../toys/SearchBox/SearchBox.tsx';
import { ToyGrid } from '../toys/ToyGrid/ToyGrid.tsx';
import type { Toy } from '../toys/toy.ts';
import { fromCatalogue } from './fromCatalogue.ts';
import { useFilters } from './useFilters.tsx';

const pageStyles = `
  .page { display: grid; gap: clamp(28px, 3vw, 40px); align-items: start }
  @media (width >= 64rem) {
    .page { grid-template-columns: 264px minmax(0, 1fr) }
    .page-open { display: none }
  }
  @media (width < 64rem) { .page-panel { display: none } }
`;

/** A page that a shop could compose of these parts. */
function AllToys({ toys }: { toys: readonly Toy[] }) {
  const { found, filters, remove, clear, fields } = useFilters(toys);
  const [open, setOpen] = useState(false);
  const [saved, setSaved] = useState<readonly string[]>(['3', '7']);
  return (
    <>
      <style>{pageStyles}</style>
      <PageHeader title="Our All Toys" count={found.length}>
        <SearchBox toys={toys} onChoose={() => undefined} />
        <FilterButton count={filters.length} className="page-open" onClick={() => setOpen(true)} />
      </PageHeader>
      <Container className="page">
        <FilterPanel className="page-panel">{fields}</FilterPanel>
        <div style={{ display: 'grid', gap: 'var(--ts-space-5)' }}>
          <FilterChips
            filters={filters}
            onRemove={remove}
            onClear={clear}
            finalFocus={() => document.querySelector('h1')}
          />
          <ToyGrid
            withSidebar
            toys={found}
            toyHref={({ toyId }) => `#${toyId}`}
            headingLevel={2}
            cardAction={({ toyId, toyName }) => (
              <SaveButton
                name={toyName}
                pressed={saved.includes(toyId)}
                onPressedChange={(pressed) =>
                  setSaved(pressed ? [...saved, toyId] : saved.filter((id) => id !== toyId))
                }
              />
            )}
          />
        </div>
      </Container>
      <FilterSheet
        open={open}
        onClose={() => setOpen(false)}
        onClear={filters.length > 0 ? clear : undefined}
        count={found.length}
      >
        {fields}
      </FilterSheet>
    </>
  );
}

const meta = {
  title: 'Filters/Beside a grid',
  component: AllToys,
  // A composition of components with their own documentation pages; the screen All toys has its screenshots.
  tags: ['!autodocs', 'no-screenshot'],
  args: { toys: fromCatalogue((toys) => toys) },
} satisfies Meta<typeof AllToys>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const count = canvas.getByRole('status');
    const cards = () => canvas.getAllByRole('article').length;
    await expect(count).toHaveTextContent(`${cards()} toys found`);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter: Up to $25' }));
    await expect(canvas.getByRole('textbox', { name: 'Highest price' })).toHaveValue('');
    await expect(count).toHaveTextContent(`${cards()} toys found`);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Highest price' }), '25{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove filter: Up to $25' })).toBeVisible();
    await expect(cards()).toBeLessThan(args.toys.length);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

/** On a phone the filters are in a sheet. */
export const Sheet: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Filter and sort' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filter and sort' }));
    await userEvent.click(sheet.getByRole('radio', { name: '4.5 and up' }));
    const show = sheet.getByRole('button', { name: /^Show \d+ toys$/ });
    const label = show.textContent;
    await userEvent.click(sheet.getByRole('radio', { name: '4 and up' }));
    await waitFor(() => expect(show.textContent).not.toBe(label));
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('region', { name: 'Filter and sort' })).toBeNull();
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
