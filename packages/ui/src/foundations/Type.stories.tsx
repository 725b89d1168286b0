import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectAllTokens } from './expectAllTokens.ts';
import { FoundationPage, FoundationSection, TokenName } from './FoundationPage.tsx';
import * as styles from './Foundations.module.css';
import { useMeasured } from './measure.ts';
import { tokensOf } from './tokens.ts';

const meta = { title: 'Foundations/Type', tags: ['!autodocs'] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const named = (prefix: string) => tokensOf('type').filter(({ name }) => name.startsWith(prefix));

function Family({ name }: { name: string }) {
  const [sample, family] = useMeasured<HTMLParagraphElement>(
    (element) => getComputedStyle(element).fontFamily.split(',')[0]?.replaceAll('"', '') ?? '',
  );
  return (
    <li className={styles.row} data-token={name}>
      <TokenName name={name}>
        <span data-value="">{family}</span>
      </TokenName>
      <p ref={sample} className={styles.family} style={{ fontFamily: `var(${name})` }}>
        Aa Ää Éé ß 0123456789 $34.95
      </p>
    </li>
  );
}

function Size({ name }: { name: string }) {
  const [sample, pixels] = useMeasured<HTMLDivElement>(
    (element) => `${Number.parseFloat(getComputedStyle(element).fontSize).toFixed(1)} px`,
  );
  return (
    <li className={styles.row} data-token={name}>
      <TokenName name={name}>
        <span data-value="">{pixels}</span>
      </TokenName>
      <div ref={sample} className={styles.fixture} style={{ fontSize: `var(${name})` }}>
        <p>Bramble the Honey Bear</p>
        <p>He sits up by himself.</p>
      </div>
    </li>
  );
}

function Weight({ name }: { name: string }) {
  const [sample, weight] = useMeasured<HTMLParagraphElement>(
    (element) => getComputedStyle(element).fontWeight,
  );
  return (
    <li className={styles.row} data-token={name}>
      <TokenName name={name}>
        <span data-value="">{weight}</span>
      </TokenName>
      <div className={styles.fixture}>
        <p ref={sample} style={{ fontSize: 'var(--ts-text-2xl)', fontWeight: `var(${name})` }}>
          Bramble the Honey Bear
        </p>
      </div>
    </li>
  );
}

function Tracking({ name }: { name: string }) {
  const [sample, pixels] = useMeasured<HTMLParagraphElement>(
    (element) => `${Number.parseFloat(getComputedStyle(element).letterSpacing).toFixed(2)} px`,
  );
  return (
    <li className={styles.row} data-token={name}>
      <TokenName name={name}>
        <span data-value="">{pixels}</span>
      </TokenName>
      <div className={styles.fixture}>
        <p ref={sample} style={{ fontSize: 'var(--ts-text-2xl)', letterSpacing: `var(${name})` }}>
          Bramble the Honey Bear
        </p>
      </div>
    </li>
  );
}

function Page() {
  return (
    <FoundationPage
      title="Type"
      lead="A round family for what is called out, a plain one for what is read. Sizes grow with the window and with the reader's own text size; the pixels are those of this window."
    >
      <FoundationSection title="Families">
        <ul className={styles.rows}>
          {named('--ts-font-').map(({ name }) => (
            <Family key={name} name={name} />
          ))}
        </ul>
      </FoundationSection>
      <FoundationSection
        title="Weights"
        note="Of the round family. What is read in the plain one has its own two: 400, and 600 for what stands out."
      >
        <ul className={styles.rows}>
          {named('--ts-weight-').map(({ name }) => (
            <Weight key={name} name={name} />
          ))}
        </ul>
      </FoundationSection>
      <FoundationSection title="All sizes">
        <ul className={styles.rows}>
          {named('--ts-text-').map(({ name }) => (
            <Size key={name} name={name} />
          ))}
        </ul>
      </FoundationSection>
      <FoundationSection
        title="Letter spacing"
        note="The larger the text, the closer its characters."
      >
        <ul className={styles.rows}>
          {named('--ts-tracking-').map(({ name }) => (
            <Tracking key={name} name={name} />
          ))}
        </ul>
      </FoundationSection>
      <FoundationSection
        title="Least line heights"
        note="For scripts that reach further up and down than Latin. 1 leaves each component its own."
      >
        <ul className={styles.rows}>
          {named('--ts-line-').map(({ name, value }) => (
            <li key={name} className={styles.row} data-token={name}>
              <TokenName name={name}>
                <span data-value="">{value}</span>
              </TokenName>
            </li>
          ))}
        </ul>
      </FoundationSection>
    </FoundationPage>
  );
}

export const Type: Story = {
  render: () => <Page />,
  play: async ({ canvasElement }) => expectAllTokens(canvasElement, 'type'),
};
