import { Unstyled } from '@storybook/addon-docs/blocks';
import { cx } from 'class-variance-authority';
import { Check } from 'lucide-react';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { Guide } from './defineGuide.ts';
import * as guide from './Guide.module.css';
import * as styles from './GuideTable.module.css';
import { Text } from './Text.tsx';

/** The keys and their effects, each with the story in which a test presses them. */
export function KeyboardTable({
  title,
  rows,
}: {
  title: string;
  rows: NonNullable<Guide['keyboard']>;
}) {
  return (
    <Unstyled>
      <table className={cx(guide.block, styles.table)} data-table="keys">
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">What happens</th>
            <th scope="col">Test</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ keys, does, story }) => (
            <tr key={`${keys} ${does}`}>
              <th scope="row">
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </th>
              <td>
                <Text>{does}</Text>
              </td>
              <td>
                <Tested title={title} story={story} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Unstyled>
  );
}

function Tested({ title, story }: { title: string; story: string }) {
  const name = storyNameFromExport(story);
  return (
    <a
      className={styles.tested}
      href={`./?path=/story/${toId(title, name)}`}
      target="_top"
      aria-label={`Tested: ${name}`}
    >
      <Check aria-hidden="true" />
      <span>Tested</span>
    </a>
  );
}
