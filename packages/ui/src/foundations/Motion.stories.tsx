import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../primitives/Button/Button.tsx';
import { Star } from '../primitives/Shapes/Star.tsx';
import { expectAllTokens } from './expectAllTokens.ts';
import { FoundationPage, FoundationSection, TokenName } from './FoundationPage.tsx';
import * as styles from './Foundations.module.css';
import * as motion from './Motion.module.css';
import { useMeasured } from './measure.ts';
import { tokensOf } from './tokens.ts';

const meta = { title: 'Foundations/Motion', tags: ['!autodocs'] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

function Track({ name, isCurve, there }: { name: string; isCurve: boolean; there: boolean }) {
  const [runner, value] = useMeasured<HTMLSpanElement>((element) =>
    getComputedStyle(element).getPropertyValue(name),
  );
  return (
    <li className={styles.row} data-token={name}>
      <TokenName name={name}>
        <span data-value="">{value}</span>
      </TokenName>
      <div className={motion.track} data-there={there || undefined}>
        <span
          ref={runner}
          className={motion.runner}
          style={
            isCurve
              ? { transitionDuration: '1s', transitionTimingFunction: `var(${name})` }
              : { transitionDuration: `var(${name})`, transitionTimingFunction: 'ease-out' }
          }
        >
          <Star />
        </span>
      </div>
    </li>
  );
}

function Page() {
  const [there, setThere] = useState(false);
  return (
    <FoundationPage
      title="Motion"
      lead="Short and springy, and never needed to understand anything. Who asks for less motion gets none: the stars then arrive at once. Your browser's DevTools show that, under Rendering."
    >
      <FoundationSection
        title="Let the stars run"
        note="Curves are stretched to a second here, so that they can be seen."
      >
        <div className={motion.actions}>
          <Button variant="primary" onClick={() => setThere(!there)}>
            {there ? 'Run back' : 'Run'}
          </Button>
        </div>
        <ul className={styles.rows}>
          {tokensOf('motion').map(({ name, value }) => (
            <Track key={name} name={name} isCurve={!/^[\d.]+m?s$/.test(value)} there={there} />
          ))}
        </ul>
      </FoundationSection>
    </FoundationPage>
  );
}

const run = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Run' }));
  const track = canvasElement.querySelector('[data-token="--ts-ease"] [data-there]');
  const star = track?.firstElementChild;
  if (!track || !star) throw new Error('No star runs');
  return () => track.getBoundingClientRect().right - star.getBoundingClientRect().right;
};

export const Motion: Story = {
  render: () => <Page />,
  play: async ({ canvasElement }) => {
    await expectAllTokens(canvasElement, 'motion');
    const toGo = await run(canvasElement);
    await expect(toGo()).toBeGreaterThan(50);
    await waitFor(() => expect(toGo()).toBeCloseTo(0, 0), { timeout: 3000 });
  },
};

/** With reduced motion the stars arrive at once, and durations are zero. */
export const Reduced: Story = {
  ...Motion,
  tags: ['!dev'],
  parameters: { emulateMedia: { reducedMotion: 'reduce' } },
  play: async ({ canvasElement }) => {
    await expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
    const toGo = await run(canvasElement);
    await expect(toGo()).toBeCloseTo(0, 0);
    for (const name of ['--ts-fast', '--ts-slow']) {
      const row = canvasElement.querySelector(`[data-token="${name}"]`);
      await expect(row).toHaveTextContent(`${name}0s`);
    }
  },
};
