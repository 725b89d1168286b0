import type { Meta, StoryObj } from '@storybook/react-vite';
import { ColourTile } from './ColourTile.tsx';
import { expectAllTokens } from './expectAllTokens.ts';
import { FoundationPage, FoundationSection } from './FoundationPage.tsx';
import * as styles from './Foundations.module.css';
import { tokensOf } from './tokens.ts';

const meta = { title: 'Foundations/Colours', tags: ['!autodocs'] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const colours = tokensOf('colour');
const families = [...new Set(colours.map(({ family }) => family))];

/** Splits a comment of tokens.css into a title, its first part, and a note. */
function titleAndNote(comment: string): [title: string, note: string] {
  const [title = '', ...rest] = comment.split(/[;:,.] /);
  return [title, rest.length === 0 ? '' : `${comment}.`];
}

function Page() {
  return (
    <FoundationPage
      title="Colours"
      lead={
        <>
          Cream paper, plum ink and one coral; the pictures bring the rest. Each token holds both
          themes in <code>light-dark()</code>. Values are read from this page as the browser renders
          it.
        </>
      }
    >
      {families.map((family) => {
        const [title, note] = titleAndNote(family);
        return (
          <FoundationSection key={family} title={title} note={note}>
            <ul className={styles.tiles}>
              {colours
                .filter((colour) => colour.family === family)
                .map(({ name }) => (
                  <ColourTile key={name} name={name} />
                ))}
            </ul>
          </FoundationSection>
        );
      })}
    </FoundationPage>
  );
}

export const Colours: Story = {
  render: () => <Page />,
  play: ({ canvasElement }) => expectAllTokens(canvasElement, 'colour'),
};
