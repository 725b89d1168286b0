import type { Meta, StoryObj } from '@storybook/react-vite';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import sample from '../../tokens/samples/tokens-studio.json?raw';
import { Alert } from '../primitives/Alert/Alert.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { TextField } from '../primitives/Form/TextField.tsx';
import { firstToy, fromCatalogue } from '../stories/fromCatalogue.ts';
import { ToyCard } from '../toys/ToyCard/ToyCard.tsx';
import type { Toy } from '../toys/toy.ts';
import { Downloads } from './Downloads.tsx';
import { DropTokens } from './DropTokens.tsx';
import * as styles from './Exchange.module.css';
import { exchangeFiles } from './exchangeFiles.ts';
import { FoundationPage, FoundationSection } from './FoundationPage.tsx';
import * as foundations from './Foundations.module.css';
import { TRIED_BRAND, tryBrand } from './triedBrand.ts';

function Page({ toy }: { toy: Toy }) {
  return (
    <FoundationPage
      title="Exchange"
      lead="The kit's tokens go into your design tool and come back as a brand. Nothing has to be installed."
    >
      <FoundationSection
        title="Download"
        note="The format of the Design Tokens Community Group, version 2025.10. The first file of a row holds a whole brand; the others, what both themes share and each theme's own."
      >
        <Downloads />
      </FoundationSection>
      <FoundationSection title="Import into Figma">
        <ol className={styles.steps}>
          <li>
            With the plugin <b>Tokens Studio</b>: load <code>toystore.json</code> as a single file.
            Its sets are <code>base</code>, <code>light</code> and <code>dark</code>; make a theme{' '}
            <i>Light</i> of the first two, and a theme <i>Dark</i> of the first and the last.
          </li>
          <li>
            With <b>Figma's variables</b>: import <code>toystore.light.json</code> and{' '}
            <code>toystore.dark.json</code> as two modes of one collection, and{' '}
            <code>toystore.base.json</code> as a collection of its own. Variables hold no shadows
            and curves; Tokens Studio does.
          </li>
          <li>Change values and keep names.</li>
        </ol>
      </FoundationSection>
      <FoundationSection title="What comes back">
        <p className={styles.text}>
          Colours for light and dark, sizes, corners, shadows, typefaces, weights and times. Masks,
          reduced motion and forced colours stay in CSS. Export from Tokens Studio in its W3C DTCG
          format, as a single file.
        </p>
      </FoundationSection>
      <FoundationSection
        title="Try a file"
        note="Drop it on the field. All of Storybook shows it, in both themes, until you choose a brand in the toolbar. It never leaves this browser. A typeface shows if Storybook or your computer has it."
      >
        <DropTokens />
      </FoundationSection>
      <FoundationSection title="How it looks">
        <div className={foundations.tiles}>
          <ToyCard toy={toy} href="#" />
          <div className={`${foundations.tile} ${styles.form}`}>
            <TextField label="Email" type="email" placeholder="name@example.com" />
            <Button variant="primary">Subscribe</Button>
            <Button>View all</Button>
            <Alert message="Please check your email." help="It may take a minute." />
          </div>
        </div>
      </FoundationSection>
      <FoundationSection
        title="Make it a brand"
        note="A file that passes becomes a brand of the toolbar with one command. It says the same about one that does not, and writes nothing."
      >
        <pre className={styles.command}>
          <code>npm run tokens:import -- lagoon.json --name lagoon</code>
        </pre>
      </FoundationSection>
    </FoundationPage>
  );
}

const meta = {
  title: 'Foundations/Exchange',
  component: Page,
  afterEach: () => tryBrand(undefined),
  args: { toy: fromCatalogue(firstToy) },
  parameters: { controls: { disable: true } },
  tags: ['!autodocs', 'no-screenshot'], // the page is text, which the stories check
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

const drop = (canvasElement: HTMLElement, content: string) =>
  userEvent.upload(
    within(canvasElement).getByLabelText('Token file'),
    new File([content], 'lagoon.json', { type: 'application/json' }),
  );

/** Chooses in Storybook's toolbar. */
const choose = (globals: { theme?: string; brand?: string }) =>
  addons.getChannel().emit(GLOBALS_UPDATED, { globals });

export const Exchange: Story = {
  play: async ({ canvas, mount }) => {
    const created = spyOn(URL, 'createObjectURL');
    await mount();
    const links = await canvas.findAllByRole<HTMLAnchorElement>('link', {
      name: /json$/,
    });
    await expect(links.every(({ href }) => href.startsWith('blob:'))).toBe(true);
    await expect(links.map(({ download }) => download).sort()).toEqual(
      [...exchangeFiles.keys()].sort(),
    );
    const contents = created.mock.calls.map(([blob]) => blob instanceof Blob && blob.text());
    await expect(new Set(await Promise.all(contents))).toEqual(new Set(exchangeFiles.values()));
  },
};

export const Dropped: Story = {
  tags: ['!dev'],
  play: async ({ canvas, canvasElement }) => {
    const page = canvas;
    const paper = () => getComputedStyle(document.body).backgroundColor;
    const before = paper();
    await drop(canvasElement, sample);
    await page.findByText(/^passes: all \d+ pairs of colours have enough contrast/);
    await waitFor(() => expect(paper()).not.toBe(before));

    const light = paper();
    choose({ theme: 'dark' });
    await expect(document.documentElement).toHaveAttribute('data-brand', TRIED_BRAND);
    choose({});
    await expect(paper()).toBe(light);

    await userEvent.click(page.getByRole('button', { name: 'Stop trying it' }));
    await expect(paper()).toBe(before);
  },
};

export const Refused: Story = {
  tags: ['!dev'],
  play: async ({ canvas, canvasElement }) => {
    const page = canvas;
    await drop(canvasElement, sample.slice(0, 2000));
    await page.findByText(/^cannot be imported, and is not shown:/);
    await expect(page.getByText(/ends too early, as if it were cut off/)).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Stop trying it' })).toBeNull();
    await expect(document.documentElement).not.toHaveAttribute('data-brand');
  },
};
