import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { type ContrastPair, contrastPairs, roles } from '../../tokens/contrastPairs.ts';
import { ContrastTile } from './ContrastTile.tsx';
import { FoundationPage, FoundationSection } from './FoundationPage.tsx';
import * as styles from './Foundations.module.css';
import { contrastOf, useMeasured } from './measure.ts';

// The page shows numbers, which the stories check.
const meta = { title: 'Foundations/Contrast', tags: ['!autodocs', 'no-screenshot'] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const sections = (['text', 'control'] as const).map((role) => ({
  role,
  pairs: contrastPairs.filter((pair) => pair.role === role),
}));

/** Returns the contrast of each sample, truncated to two decimals: 4.499 is not 4.5. */
const ratiosIn = (page: Element) =>
  [...page.querySelectorAll('[data-sample]')]
    .map((sample) => {
      const { color, backgroundColor } = getComputedStyle(sample);
      return Math.floor(contrastOf(color, backgroundColor) * 100) / 100;
    })
    .join(' ');

function Page() {
  const [page, measured] = useMeasured<HTMLDivElement>(ratiosIn);
  const ratios = measured.split(' ').map(Number);
  const ordered = sections.flatMap(({ pairs }) => pairs);
  const ratioOf = (pair: ContrastPair) => ratios[ordered.indexOf(pair)] ?? 0;
  const low = ordered.filter((pair) => ratioOf(pair) < roles[pair.role].minimum).length;
  return (
    <div ref={page}>
      <FoundationPage
        title="Contrast"
        lead={
          <>
            Every colour on every background that a component puts it on, in the theme and the brand
            of the toolbar.{' '}
            <b>
              {low === 0
                ? `All ${ordered.length} pairs pass.`
                : `${low} of ${ordered.length} pairs are too low.`}
            </b>
          </>
        }
      >
        {sections.map(({ role, pairs }) => (
          <FoundationSection
            key={role}
            title={`${roles[role].name} on their backgrounds`}
            note={`At least ${roles[role].minimum} to 1, in both themes and every brand.`}
          >
            <ul className={styles.tiles}>
              {pairs.map((pair) => (
                <ContrastTile
                  key={`${pair.colour} ${pair.background}`}
                  {...pair}
                  ratio={ratioOf(pair)}
                />
              ))}
            </ul>
          </FoundationSection>
        ))}
      </FoundationPage>
    </div>
  );
}

export const Contrast: Story = {
  render: () => <Page />,
  play: async ({ canvas }) => {
    const page = canvas;
    await waitFor(() =>
      expect(page.getByText(`All ${contrastPairs.length} pairs pass.`)).toBeVisible(),
    );
    await expect(page.getAllByText(/: passes$/)).toHaveLength(contrastPairs.length);
  },
};

export const Dark: Story = {
  ...Contrast,
  tags: ['!dev'],
  globals: { theme: 'dark' },
};

export const SecondBrand: Story = {
  ...Contrast,
  tags: ['!dev'],
  globals: { brand: 'toybox' },
};

export const ThirdBrand: Story = {
  ...Contrast,
  tags: ['!dev'],
  globals: { brand: 'heirloom' },
};

/** The page measures a changed colour again. */
export const TooLow: Story = {
  ...Contrast,
  tags: ['!dev'],
  parameters: { a11y: { test: 'off' } }, // the colours are wrong on purpose
  play: async ({ canvas }) => {
    const page = canvas;
    await page.findByText(/pairs pass/);
    const { style } = document.documentElement;
    style.setProperty('--ts-success', 'var(--ts-surface)');
    try {
      await page.findByText(`1 of ${contrastPairs.length} pairs are too low.`);
      await expect(page.getByText(/: too low$/)).toHaveTextContent(
        '1.00 to 1, at least 4.5: too low',
      );
    } finally {
      style.removeProperty('--ts-success');
    }
  },
};
