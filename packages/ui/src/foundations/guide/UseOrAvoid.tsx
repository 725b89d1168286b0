import { Unstyled } from '@storybook/addon-docs/blocks';
import { cx } from 'class-variance-authority';
import type { Guide } from './defineGuide.ts';
import * as styles from './Guide.module.css';
import { List, Text } from './Text.tsx';

/** When to use a component, and what to use instead. */
export function UseOrAvoid({ guide: { use, avoid } }: { guide: Guide }) {
  return (
    <Unstyled>
      <div className={cx(styles.block, styles.columns)} data-untitled="">
        <div>
          <h3>Use it</h3>
          <List items={use} />
        </div>
        <div>
          <h3>Use something else</h3>
          <ul>
            {avoid.map(({ when, instead }) => (
              <li key={when}>
                <Text>{`${when}: `}</Text>
                <Alternative instead={instead} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Unstyled>
  );
}

/** The title of a component becomes a link to its page. */
function Alternative({ instead }: { instead: string }) {
  const [, group, name] = /^(\w+)\/(\w+)$/.exec(instead) ?? [];
  if (group === undefined || name === undefined) return <Text>{instead}</Text>;
  return (
    <a href={`./?path=/docs/${`${group}-${name}`.toLowerCase()}--docs`} target="_top">
      {name}
    </a>
  );
}
