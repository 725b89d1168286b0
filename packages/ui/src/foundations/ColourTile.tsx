import { TokenName } from './FoundationPage.tsx';
import * as styles from './Foundations.module.css';
import { hexOf, useMeasured } from './measure.ts';
import * as swatches from './Swatches.module.css';

const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

/** A colour in both themes, each with the value that the browser computes. */
export function ColourTile({ name }: { name: string }) {
  return (
    <li className={styles.tile} data-token={name}>
      <div className={swatches.halves}>
        {themes.map((theme) => (
          <Swatch key={theme} theme={theme} name={name} />
        ))}
      </div>
      <TokenName name={name} />
    </li>
  );
}

function Swatch({ theme, name }: { theme: Theme; name: string }) {
  const [background, value] = useMeasured<HTMLDivElement>((element) =>
    hexOf(getComputedStyle(element).backgroundColor),
  );
  return (
    <div className={swatches.half}>
      <div
        ref={background}
        data-theme={theme}
        className={swatches.swatch}
        style={{ background: `var(${name})` }}
      />
      <p className={swatches.value}>
        {theme === 'light' ? 'Light' : 'Dark'} <b data-value="">{value}</b>
      </p>
    </div>
  );
}
