import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectAllTokens } from './expectAllTokens.ts';
import { FoundationPage, FoundationSection, TokenName } from './FoundationPage.tsx';
import * as styles from './Foundations.module.css';
import { type Token, tokensOf } from './tokens.ts';

const meta = { title: 'Foundations/Layout', tags: ['!autodocs'] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const list = (tokens: Token[]) => (
  <ul className={styles.rows}>
    {tokens.map(({ name, value }) => (
      <li key={name} className={styles.row} data-token={name}>
        <TokenName name={name}>
          <span data-value="">{value}</span>
        </TokenName>
      </li>
    ))}
  </ul>
);

const startingWith = (start: string) =>
  list(tokensOf('layout').filter(({ name }) => name.startsWith(start)));

function Page() {
  return (
    <FoundationPage
      title="Layout"
      lead="Where a layout changes, and what lies over what. Components inside a grid answer to their own width instead, by container queries."
    >
      <FoundationSection
        title="Breakpoints"
        note="The widths at which a page changes. Media queries repeat them; a test refuses any other."
      >
        {startingWith('--ts-breakpoint-')}
      </FoundationSection>
      <FoundationSection title="Layers" note="Values of z-index, from back to front.">
        {startingWith('--ts-z-')}
      </FoundationSection>
    </FoundationPage>
  );
}

export const Layout: Story = {
  render: () => <Page />,
  play: async ({ canvasElement }) => expectAllTokens(canvasElement, 'layout'),
};
