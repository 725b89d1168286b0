import { type ContrastPair, roles } from '../../tokens/contrastPairs.ts';
import colourTile from './ColourTile.module.css';
import { TokenName } from './FoundationPage.tsx';
import styles from './Foundations.module.css';
import { contrastOf, hexOf, useMeasured } from './measure.ts';

const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

/** A colour in both themes, each with the value that the browser computes. */
export function ColourTile({ name }: { name: string }) {
  return (
    <li className={styles.tile} data-token={name}>
      <div className={colourTile.halves}>
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
    <div className={colourTile.half}>
      <div
        ref={background}
        data-theme={theme}
        className={colourTile.background}
        style={{ background: `var(${name})` }}
      />
      <p className={colourTile.value}>
        {theme === 'light' ? 'Light' : 'Dark'} <b data-value="">{value}</b>
      </p>
    </div>
  );
}

/** A colour on its background in both themes, with the contrast that the browser's colours have. */
export function ContrastTile({ colour, background, role }: ContrastPair) {
  return (
    <li className={styles.tile}>
      <div className={colourTile.halves}>
        {themes.map((theme) => (
          <Contrast key={theme} theme={theme} colour={colour} background={background} role={role} />
        ))}
      </div>
      <TokenName name={`--ts-${colour}`}>on --ts-{background}</TokenName>
    </li>
  );
}

function Contrast({ theme, colour, background, role }: ContrastPair & { theme: Theme }) {
  const [sample, ratio] = useMeasured<HTMLDivElement>((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return contrastOf(color, backgroundColor).toFixed(2);
  });
  const passes = Number(ratio) >= roles[role].minimum;
  return (
    <div className={colourTile.half}>
      <div
        ref={sample}
        data-theme={theme}
        className={colourTile.background}
        style={{ background: `var(--ts-${background})`, color: `var(--ts-${colour})` }}
      >
        {role === 'text' ? <b>Aa</b> : <span className={colourTile.ring} />}
      </div>
      <p className={colourTile.value} data-verdict={passes ? 'pass' : 'fail'}>
        {theme === 'light' ? 'Light' : 'Dark'} <b>{ratio}</b> {passes ? 'passes' : 'too low'}
      </p>
    </div>
  );
}
