import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Section, Underline } from './Section.tsx';

const meta = {
  title: 'Primitives/Section',
  component: Section,
  subcomponents: { Underline },
  tags: ['stable'],
  args: { title: 'Top by Category', children: 'What the section holds.' },
} satisfies Meta<typeof Section>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Top by Category' });
    await expect(region).toHaveTextContent('What the section holds.');
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  args: { title: 'Top Products', children: 'Anything can stand here, in the page’s column.' },
};

/** In some languages the underlined word is not the last one. */
export const AnotherWord: Story = {
  tags: ['no-screenshot'], // the line is that of Default
  globals: { shop: 'luba' },
  args: { title: 'أكثر الألعاب رواجًا', underlined: 'الألعاب' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'أكثر الألعاب رواجًا' });
    const marked = within(heading).getByText('الألعاب').parentElement;
    await expect(marked?.querySelector('svg')).toBeVisible();
    await expect(marked?.nextElementSibling).toHaveTextContent('رواجًا');
  },
};

/** If a title is more than text, it marks the underlined part itself. */
export const OwnUnderline: Story = {
  tags: ['no-screenshot'], // the line is that of Default
  args: {
    title: (
      <>
        Top <Underline>by Category</Underline>
      </>
    ),
  },
};
