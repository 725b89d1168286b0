import { type ContrastPair, roles } from '../../tokens/contrastPairs.ts';
import { TokenName } from './FoundationPage.tsx';
import * as foundations from './Foundations.module.css';
import * as styles from './Swatches.module.css';

/** A colour on its background, as the page renders them, with their contrast. */
export function ContrastTile({
  colour,
  background,
  role,
  ratio,
}: ContrastPair & { ratio: number }) {
  const { minimum } = roles[role];
  const passes = ratio >= minimum;
  return (
    <li className={foundations.tile}>
      <div
        data-sample=""
        className={styles.swatch}
        style={{ background: `var(--ts-${background})`, color: `var(--ts-${colour})` }}
      >
        {role === 'text' ? 'Toys to hug' : <span className={styles.ring} />}
      </div>
      <TokenName name={`--ts-${colour}`}>on --ts-{background}</TokenName>
      <p className={styles.ratio} data-passes={passes}>
        <b>{ratio.toFixed(2)}</b> to 1, at least {minimum}: {passes ? 'passes' : 'too low'}
      </p>
    </li>
  );
}
