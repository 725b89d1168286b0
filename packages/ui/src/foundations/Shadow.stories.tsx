import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectAllTokens } from './expectAllTokens.ts';
import { FoundationPage, FoundationSection, TokenName } from './FoundationPage.tsx';
import * as shadow from './Shadow.module.css';
import * as swatches from './Swatches.module.css';
import { tokensOf } from './tokens.ts';

const meta = { title: 'Foundations/Shadow', tags: ['!autodocs'] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

function Page() {
  return (
    <FoundationPage
      title="Shadow"
      lead="Plum, never grey. Sheets throw a box shadow in three steps; whatever has a scalloped edge throws a drop shadow, which follows the scallop."
    >
      <FoundationSection title="In both themes">
        <ul className={shadow.pairs}>
          {tokensOf('shadow').map(({ name, value }) => (
            <li key={name} data-token={name}>
              <div className={swatches.halves}>
                {['light', 'dark'].map((theme) => (
                  <div
                    key={theme}
                    data-theme={theme}
                    className={shadow.lifted}
                    style={{
                      background: 'var(--ts-background)',
                      borderRadius: 'var(--ts-radius-m)',
                    }}
                  >
                    <div
                      style={
                        value.startsWith('drop-shadow(')
                          ? { filter: `var(${name})` }
                          : { boxShadow: `var(${name})` }
                      }
                    />
                  </div>
                ))}
              </div>
              <TokenName name={name}>
                <span data-value="">
                  {value.startsWith('drop-shadow(') ? 'filter' : 'box-shadow'}
                </span>
              </TokenName>
            </li>
          ))}
        </ul>
      </FoundationSection>
    </FoundationPage>
  );
}

export const Shadow: Story = {
  render: () => <Page />,
  play: async ({ canvasElement }) => expectAllTokens(canvasElement, 'shadow'),
};
