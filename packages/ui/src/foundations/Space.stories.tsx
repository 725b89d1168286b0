import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectAllTokens } from './expectAllTokens.ts';
import { FoundationPage, FoundationSection, TokenName } from './FoundationPage.tsx';
import * as styles from './Foundations.module.css';
import { useMeasured } from './measure.ts';
import * as space from './Space.module.css';
import { type Token, tokensOf } from './tokens.ts';

const meta = { title: 'Foundations/Space', tags: ['!autodocs'] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const isStep = ({ name }: Token) => name.startsWith('--ts-space-');

function Length({ name }: { name: string }) {
  const [bar, pixels] = useMeasured<HTMLDivElement>(
    (element) => `${Math.round(element.getBoundingClientRect().width * 10) / 10} px`,
  );
  return (
    <li className={styles.row} data-token={name}>
      <TokenName name={name}>
        <span data-value="">{pixels}</span>
      </TokenName>
      <div className={space.track}>
        <div ref={bar} className={space.bar} style={{ width: `var(${name})` }} />
      </div>
    </li>
  );
}

const lengths = (tokens: Token[]) => (
  <ul className={styles.rows}>
    {tokens.map(({ name }) => (
      <Length key={name} name={name} />
    ))}
  </ul>
);

function Page() {
  return (
    <FoundationPage
      title="Space"
      lead="Everything stands on a grid of four pixels, in rem, so that it grows with the reader's text size."
    >
      <FoundationSection title="The steps">
        {lengths(tokensOf('space').filter(isStep))}
      </FoundationSection>
      <FoundationSection
        title="Page and targets"
        note="What a page keeps free around its column, and how large a thing to press must be."
      >
        {lengths(tokensOf('space').filter((token) => !isStep(token)))}
      </FoundationSection>
    </FoundationPage>
  );
}

export const Space: Story = {
  render: () => <Page />,
  play: async ({ canvasElement }) => expectAllTokens(canvasElement, 'space'),
};
