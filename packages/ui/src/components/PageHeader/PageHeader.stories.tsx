import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LoadingStatus } from '../../primitives/Loading/Loading.tsx';
import { fromCatalogue } from '../../stories/fromCatalogue.ts';
import { SearchBox } from '../../toys/SearchBox/SearchBox.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Navigation/PageHeader',
  component: PageHeader,
  tags: ['stable'],
  argTypes: { children: { control: false } },
  args: {
    title: 'Our All Toys',
    count: 48,
    children: fromCatalogue((toys) => <SearchBox toys={toys} onChoose={fn()} />),
  },
} satisfies Meta<typeof PageHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Our All Toys' });
    heading.focus();
    await expect(heading).toHaveFocus();
    await expect(canvas.getByText('48').closest('p')?.textContent).toBe('48 toys found');
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  args: { status: '' },
};

export const Loading: Story = {
  args: { count: undefined, status: <LoadingStatus>Loading...</LoadingStatus> },
  play: async ({ canvas }) => {
    const [count, waiting] = canvas.getAllByRole('status');
    await expect(count).toBeEmptyDOMElement();
    await expect(waiting).toHaveTextContent('Loading...');
    await expect(canvas.queryByText('toys found')).toBeNull();
  },
};

/** The header keeps its height, whether the heading has a count, a status or nothing below it. */
export const NothingMoves: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <>
      {[
        { count: 48, status: undefined },
        { count: undefined, status: <LoadingStatus>Loading...</LoadingStatus> },
        { count: undefined, status: undefined },
      ].map((state, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <PageHeader key={index} {...args} {...state}>
          {null}
        </PageHeader>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const heights = canvas
      .getAllByRole('heading')
      .map((heading) => heading.parentElement?.getBoundingClientRect().height);
    await expect(heights).toHaveLength(3);
    await expect(new Set(heights).size).toBe(1);
  },
};
