import usedTokens from 'virtual:guide-tokens';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { cx } from 'class-variance-authority';
import { hexOf, useMeasured } from '../measure.ts';
import { findToken } from '../tokens.ts';
import * as guide from './Guide.module.css';
import * as styles from './GuideTable.module.css';

/** The tokens in the stylesheets of a component: colours with their values, then the names of the others. */
export function TokensTable({ name }: { name: string }) {
  const tokens = Object.entries(usedTokens[name] ?? {}).flatMap(([token, properties]) => {
    const known = findToken(token);
    return known ? [{ ...known, properties }] : [];
  });
  if (tokens.length === 0) return null;
  const colours = tokens.filter(({ group }) => group === 'colour');
  const others = tokens.filter(({ group }) => group !== 'colour');
  return (
    <>
      <h2 id="tokens">Tokens</h2>
      <Unstyled>
        {colours.length > 0 && (
          <table className={cx(guide.block, styles.table)} data-table="tokens">
            <thead>
              <tr>
                <th scope="col">Token</th>
                <th scope="col">Light</th>
                <th scope="col">Dark</th>
                <th scope="col">Sets</th>
              </tr>
            </thead>
            <tbody>
              {colours.map(({ name: token, properties }) => (
                <tr key={token}>
                  <th scope="row">
                    <code>{token}</code>
                  </th>
                  <td>
                    <Swatch token={token} theme="light" />
                  </td>
                  <td>
                    <Swatch token={token} theme="dark" />
                  </td>
                  <td>{properties.join(', ')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {others.length > 0 && (
          <p className={guide.others}>
            Also:{' '}
            {others.map(({ name: token, value }) => (
              <code key={token} title={value}>
                {token}
              </code>
            ))}
          </p>
        )}
      </Unstyled>
    </>
  );
}

function Swatch({ token, theme }: { token: string; theme: 'light' | 'dark' }) {
  const [swatch, value] = useMeasured<HTMLElement>((element) =>
    hexOf(getComputedStyle(element).backgroundColor),
  );
  return (
    <span className={styles.swatch}>
      <i ref={swatch} data-theme={theme} style={{ background: `var(${token})` }} />
      <span>{value}</span>
    </span>
  );
}
