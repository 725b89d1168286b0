import type { ReactNode } from 'react';
import { Underline } from '../primitives/Section/Section.tsx';
import { BrandMark } from '../primitives/Shapes/BrandMark.tsx';
import { Confetti } from '../primitives/Shapes/Confetti.tsx';
import { TokenName } from './FoundationPage.tsx';
import * as styles from './Foundations.module.css';
import { useMeasured } from './measure.ts';
import * as sign from './Sign.module.css';

/** Samples of tokens; a token without one is shown on the brand mark. */
const samples: Record<string, ReactNode> = {
  '--ts-price-badge-rotate': <span className={sign.seal}>$12.95</span>,
  '--ts-underline-path': (
    <span className={sign.title}>
      <Underline>Most Top Product</Underline>
    </span>
  ),
  '--ts-confetti': <Confetti className={sign.confetti} />,
};

/** A token in its sample, and its value if that is short. */
export function Sign({ name }: { name: string }) {
  const [sample, value] = useMeasured<HTMLDivElement>((element) =>
    getComputedStyle(element).getPropertyValue(name).trim(),
  );
  return (
    <li className={styles.tile} data-token={name}>
      <div ref={sample} className={sign.sign}>
        {samples[name] ?? <BrandMark className={sign.brandMark} />}
      </div>
      <TokenName name={name}>
        <span data-value="">
          {name === '--ts-underline-path' ? 'path' : value.includes('gradient(') ? 'image' : value}
        </span>
      </TokenName>
    </li>
  );
}
