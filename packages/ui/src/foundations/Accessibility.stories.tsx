import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ComponentAccessibility } from './ComponentAccessibility.tsx';
import { ComponentsTable } from './ComponentsTable.tsx';
import { CriteriaTable } from './CriteriaTable.tsx';
import { FoundationPage, FoundationSection } from './FoundationPage.tsx';

// The pages show what is tested, and change with each test.
const meta = {
  title: 'Foundations/Accessibility',
  tags: ['!autodocs', 'no-screenshot'],
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Components: Story = {
  render: () => (
    <FoundationPage
      title="Accessibility"
      lead="What is tested of each component. The tables are generated from the tests: a component whose test fails never reaches this page."
    >
      <FoundationSection
        title="Components"
        note="A component’s page names the tests, and shows what a screen reader announces. “None” means that no test exists yet."
      >
        <ComponentsTable />
      </FoundationSection>
    </FoundationPage>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const card = within(page.getByRole('row', { name: /^Toys \/ ToyCard/ }));
    await expect(card.getAllByText('passed')).toHaveLength(6);
    const show = page.getByRole('combobox', { name: 'Show' });
    await userEvent.selectOptions(show, within(show).getByRole('option', { name: /missing$/ }));
    await expect(page.queryByRole('row', { name: /^Toys \/ ToyCard/ })).toBeNull();
    await userEvent.selectOptions(show, within(show).getByRole('option', { name: /^All/ }));
    await expect(page.getByRole('row', { name: /^Toys \/ ToyCard/ })).toBeVisible();
  },
};

export const Conformance: Story = {
  render: () => (
    <FoundationPage
      title="Conformance report"
      lead="The 55 criteria of WCAG 2.2, levels A and AA, in the words of VPAT 2.5. The same report as a document, with the clauses of EN 301 549, is docs/conformance.md."
    >
      <FoundationSection
        title="Criteria"
        note="Each row leads to a story or names a test. “Manual” is what only a person can check."
      >
        <CriteriaTable />
      </FoundationSection>
    </FoundationPage>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getAllByRole('row')).toHaveLength(1 + 55);
    const contrast = page.getByRole('row', { name: /^1\.4\.3 Contrast \(Minimum\) AA Supports/ });
    await expect(
      within(contrast).getByRole('link', { name: 'Foundations/Contrast: Contrast' }),
    ).toBeVisible();
  },
};

/** The end of each component's documentation page. */
export const OneComponent: Story = {
  tags: ['!dev'],
  render: () => (
    <main>
      <h1>ToyCard</h1>
      <ComponentAccessibility title="Toys/ToyCard" />
    </main>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('row', { name: /^Keyboard passed Toys\/ToyCard: / })).toBeVisible();
    await expect(await page.findByText(/article, Bramble the Honey Bear/)).toBeVisible();
  },
};
