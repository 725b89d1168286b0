import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Picture } from '../primitives/Picture/Picture.tsx';
import { Badge } from '../primitives/Shapes/Badge.tsx';
import { ScallopedFrame } from '../primitives/Shapes/ScallopedFrame.tsx';
import { expectAllTokens } from './expectAllTokens.ts';
import { FoundationPage, FoundationSection, TokenName } from './FoundationPage.tsx';
import * as styles from './Foundations.module.css';
import { useMeasured } from './measure.ts';
import { Sign } from './Sign.tsx';
import { type Token, tokensOf } from './tokens.ts';

const meta = { title: 'Foundations/Shapes', tags: ['!autodocs'] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const isMask = ({ name }: Token) => /^--ts-scallop-(frame|badge)/.test(name);
const isEdge = (token: Token) => token.name.startsWith('--ts-scallop') && !isMask(token);

function Edge({ name }: { name: string }) {
  const isLength = /-(width|height)$/.test(name);
  const [edge, value] = useMeasured<HTMLDivElement>((element) =>
    isLength ? getComputedStyle(element).getPropertyValue(name) : 'mask',
  );
  return (
    <li className={styles.tile} data-token={name}>
      <div
        ref={edge}
        className={styles.edge}
        data-hanging={name.endsWith('-hanging') || undefined}
      />
      <TokenName name={name}>
        <span data-value="">{value}</span>
      </TokenName>
    </li>
  );
}

function Page() {
  return (
    <FoundationPage
      title="Shapes"
      lead="One motif, the scallop: under the navigation, along the edges of sections, around a hero's picture, on the price's seal. Another brand gives these tokens other shapes."
    >
      <FoundationSection title="The scalloped edge">
        <ul className={styles.tiles}>
          {tokensOf('shape')
            .filter(isEdge)
            .map(({ name }) => (
              <Edge key={name} name={name} />
            ))}
        </ul>
      </FoundationSection>
      <FoundationSection title="Masks for pictures and seals">
        <ul className={styles.tiles}>
          {tokensOf('shape')
            .filter(isMask)
            .map(({ name }) => (
              <li key={name} className={styles.tile} data-token={name}>
                <div
                  className={styles.shape}
                  style={{ mask: `var(${name}) center / 100% 100% no-repeat` }}
                />
                <TokenName name={name}>
                  <span data-value="">mask</span>
                </TokenName>
              </li>
            ))}
        </ul>
      </FoundationSection>
      <FoundationSection
        title="The brand's own hand"
        note="How the seal leans, what fills the brand mark, the line under titles, and whether confetti falls."
      >
        <ul className={styles.tiles}>
          {tokensOf('shape')
            .filter((token) => !isEdge(token) && !isMask(token))
            .map(({ name }) => (
              <Sign key={name} name={name} />
            ))}
        </ul>
      </FoundationSection>
      <FoundationSection title="In use">
        <div
          className={styles.tiles}
          style={{ alignItems: 'center', justifyItems: 'center', gap: 'var(--ts-space-8)' }}
        >
          <ScallopedFrame style={{ width: '100%' }}>
            <Picture url="/pictures/tango-the-t-rex-640.avif" alt="Tango the T-Rex" />
          </ScallopedFrame>
          <Badge style={{ width: '9rem', fontSize: 'var(--ts-text-xl)' }}>$23.95</Badge>
        </div>
      </FoundationSection>
    </FoundationPage>
  );
}

export const Shapes: Story = {
  render: () => <Page />,
  play: async ({ canvasElement }) => expectAllTokens(canvasElement, 'shape'),
};

/** In forced colours: the user's own background, no shadow; illustrations keep their colours. */
export const InForcedColours: Story = {
  render: () => <Page />,
  tags: ['!dev'],
  parameters: { emulateMedia: { forcedColors: 'active' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    const colourOf = (colour: string) => {
      canvasElement.style.outlineColor = colour;
      return getComputedStyle(canvasElement).outlineColor;
    };
    await expect(getComputedStyle(document.body).backgroundColor).toBe(colourOf('Canvas'));
    const tile = canvasElement.querySelector('li');
    if (!tile) throw new Error('The page shows nothing');
    await expect(getComputedStyle(tile).boxShadow).toBe('none');
    await expect(getComputedStyle(tile).borderTopColor).toBe(colourOf('CanvasText'));
    const seal = canvas.getByText('$23.95');
    await expect(getComputedStyle(seal).forcedColorAdjust).toBe('none');
    await expect(getComputedStyle(seal).backgroundColor).toBe(colourOf('CanvasText'));
  },
};
