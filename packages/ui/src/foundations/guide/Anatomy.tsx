import { Story, Unstyled } from '@storybook/addon-docs/blocks';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type CSSProperties, useId } from 'react';
import * as styles from './Anatomy.module.css';
import type { Part } from './defineGuide.ts';
import * as guide from './Guide.module.css';
import { Text } from './Text.tsx';

type StoryModule = ComponentProps<typeof Story>['of'];

const anchorName = (index: number) => `--guide-part-${index + 1}`;

/** The parts of a component: numbered in a live story, and explained beside it. */
export function Anatomy({
  of,
  parts,
  layout = 'below',
  padded,
}: {
  of: StoryModule;
  parts: readonly Part[];
  layout?: 'beside' | 'below';
  /** Whether Storybook adds a padding to the story. */
  padded: boolean;
}) {
  const id = useId();
  const anchors = parts.map(
    ({ selector }, index) => `#${id} ${selector} { anchor-name: ${anchorName(index)}; }`,
  );
  return (
    <Unstyled>
      <div className={cx(guide.block, styles.anatomy)} data-layout={layout} data-untitled="">
        <div className={styles.stage}>
          <style>{anchors.join('\n')}</style>
          <div id={id} className={styles.story} data-padded={padded}>
            <Story of={of} />
          </div>
          {parts.map(({ name, at }, index) => (
            <span
              key={name}
              className={styles.pin}
              data-at={at}
              style={{ positionAnchor: anchorName(index) } as CSSProperties}
              aria-hidden="true"
            >
              {index + 1}
            </span>
          ))}
        </div>
        <ol className={styles.parts}>
          {parts.map(({ name, text }) => (
            <li key={name}>
              <b>{name}</b>
              <span>
                <Text>{text}</Text>
              </span>
            </li>
          ))}
        </ol>
      </div>
    </Unstyled>
  );
}
