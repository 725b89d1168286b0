import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectAllTokens } from './expectAllTokens.ts';
import { FoundationPage, FoundationSection, TokenName } from './FoundationPage.tsx';
import * as styles from './Foundations.module.css';
import { useMeasured } from './measure.ts';
import { type Token, tokensOf } from './tokens.ts';

const meta = { title: 'Foundations/Radius', tags: ['!autodocs'] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const isRadius = ({ name }: Token) => name.startsWith('--ts-radius-');

function Corner({ name }: { name: string }) {
  const [box, radius] = useMeasured<HTMLDivElement>(
    (element) => getComputedStyle(element).borderRadius,
  );
  return (
    <li className={styles.tile} data-token={name}>
      <div
        ref={box}
        className={styles.box}
        style={{
          borderRadius: `var(${name})`,
          // A full radius makes a circle only in a square.
          ...(name === '--ts-radius-round' && { width: '7rem', marginInline: 'auto' }),
        }}
      />
      <TokenName name={name}>
        <span data-value="">{radius}</span>
      </TokenName>
    </li>
  );
}

function Outline({ name }: { name: string }) {
  const [box, pixels] = useMeasured<HTMLDivElement>(
    (element) =>
      getComputedStyle(element)[name.endsWith('width') ? 'outlineWidth' : 'outlineOffset'],
  );
  return (
    <li className={styles.tile} data-token={name}>
      <div style={{ padding: 'var(--ts-space-4)' }}>
        <div
          ref={box}
          className={styles.box}
          style={{
            height: '5rem',
            borderRadius: 'var(--ts-radius-s)',
            outline: 'var(--ts-focus-width) solid var(--ts-focus)',
            outlineOffset: 'var(--ts-focus-offset)',
          }}
        />
      </div>
      <TokenName name={name}>
        <span data-value="">{pixels}</span>
      </TokenName>
    </li>
  );
}

function Page() {
  return (
    <FoundationPage
      title="Radius"
      lead="Corners are nested: what lies inside a rounded sheet is less round by the space between their edges, so that both curves share a middle."
    >
      <FoundationSection title="All corners">
        <ul className={styles.tiles}>
          {tokensOf('radius')
            .filter(isRadius)
            .map(({ name }) => (
              <Corner key={name} name={name} />
            ))}
        </ul>
      </FoundationSection>
      <FoundationSection title="The focus ring">
        <ul className={styles.tiles}>
          {tokensOf('radius')
            .filter((token) => !isRadius(token))
            .map(({ name }) => (
              <Outline key={name} name={name} />
            ))}
        </ul>
      </FoundationSection>
    </FoundationPage>
  );
}

export const Radius: Story = {
  render: () => <Page />,
  play: async ({ canvasElement }) => expectAllTokens(canvasElement, 'radius'),
};
