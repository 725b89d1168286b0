import usedTokens from 'virtual:guide-tokens';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { hexOf, useMeasured } from '../measure.ts';
import { findToken } from '../tokens.ts';
import * as styles from './Guide.module.css';

/** The tokens in the stylesheets of a component, with their values; nothing if it uses none. */
export function TokensTable({ name }: { name: string }) {
  const rows = Object.entries(usedTokens[name] ?? {}).flatMap(([token, properties]) => {
    const known = findToken(token);
    return known ? [{ ...known, properties }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <>
      <h2 id="tokens">Tokens</h2>
      <Unstyled>
        <table className={styles.table} data-table="tokens">
          <thead>
            <tr>
              <th scope="col">Token</th>
              <th scope="col">Value</th>
              <th scope="col">Sets</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name: token, value, group, properties }) => (
              <tr key={token}>
                <th scope="row">
                  <code>{token}</code>
                </th>
                <td>
                  {group === 'colour' ? (
                    <span className={styles.swatches}>
                      <Swatch token={token} theme="light" />
                      <Swatch token={token} theme="dark" />
                    </span>
                  ) : (
                    <code>{value}</code>
                  )}
                </td>
                <td>{properties.join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
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
      <span>
        {theme === 'light' ? 'Light' : 'Dark'} <code>{value}</code>
      </span>
    </span>
  );
}
