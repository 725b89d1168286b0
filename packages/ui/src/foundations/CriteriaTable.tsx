import type { ReportRow } from '../../../../.storybook/accessibility/reportRows.ts';
import * as styles from './Accessibility.module.css';
import { report } from './accessibilityStatus.ts';

/** The criteria of WCAG 2.2, levels A and AA, each with its evidence. */
export function CriteriaTable() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
    <section className={styles.scroll} aria-label="Table of criteria" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Criterion</th>
            <th scope="col">Level</th>
            <th scope="col">Conformance</th>
            <th scope="col">Evidence</th>
          </tr>
        </thead>
        <tbody>
          {report.map((row) => (
            <tr key={row.number}>
              <th scope="row">{`${row.number} ${row.name}`}</th>
              <td>{row.level}</td>
              <td>
                <b>{row.conformance}.</b> {row.remarks}
              </td>
              <td>
                <Evidence {...row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Evidence({ proofs, axeRules, manual }: ReportRow) {
  return (
    <ul>
      {proofs.map(({ text, storyId }) => (
        <li key={text}>
          {storyId === undefined ? (
            text
          ) : (
            <a href={`./?path=/story/${storyId}`} target="_top">
              {text}
            </a>
          )}
        </li>
      ))}
      {axeRules.length > 0 && <li>{`axe on every story: ${axeRules.join(', ')}`}</li>}
      {manual !== undefined && <li>{`Manual: ${manual}`}</li>}
    </ul>
  );
}
