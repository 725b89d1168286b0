import { useState } from 'react';
import { CHECKS } from '../../../../.storybook/accessibility/checks.ts';
import { Select } from '../primitives/Form/Select.tsx';
import * as styles from './Accessibility.module.css';
import { componentId, status } from './accessibilityStatus.ts';
import { CheckResult } from './CheckResult.tsx';

const components = Object.entries(status);

const hasGap = ([, evidence]: (typeof components)[number]) =>
  CHECKS.some((check) => evidence[check].result === 'none');

/** A row for each component, a column for each kind of check. */
export function ComponentsTable() {
  const [onlyGaps, setOnlyGaps] = useState(false);
  const shown = onlyGaps ? components.filter(hasGap) : components;
  return (
    <>
      <div className={styles.show}>
        <Select
          label="Show"
          options={[
            { value: 'all', label: `All ${components.length} components` },
            { value: 'gaps', label: `${components.filter(hasGap).length} with something missing` },
          ]}
          onValueChange={(value) => setOnlyGaps(value === 'gaps')}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard */}
      <section className={styles.scroll} aria-label="Table of components" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Component</th>
              {CHECKS.map((check) => (
                <th key={check} scope="col">
                  {check}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(([title, evidence]) => (
              <tr key={title}>
                <th scope="row">
                  <a href={`./?path=/docs/${componentId(title)}--docs`} target="_top">
                    {title.replace('/', ' / ')}
                  </a>
                </th>
                {CHECKS.map((check) => (
                  <td key={check}>
                    <CheckResult result={evidence[check].result} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
