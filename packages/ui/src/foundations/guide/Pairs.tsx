import { cx } from 'class-variance-authority';
import { Check, X } from 'lucide-react';
import type { Example, Guide } from './defineGuide.ts';
import * as guide from './Guide.module.css';
import * as styles from './Pairs.module.css';
import { Text } from './Text.tsx';

/** Renders pairs of a good and a bad use: live examples, next to each other if there is room. */
export function Pairs({ pairs, wide }: Pick<Guide, 'pairs' | 'wide'>) {
  return (
    <div className={cx(guide.block, styles.pairs)} data-wide={wide} data-untitled="">
      {pairs.flatMap((pair) => [
        <Side key={pair.do.text} title="Do" Icon={Check} {...pair.do} />,
        <Side key={pair.dont.text} title="Don’t" Icon={X} {...pair.dont} />,
      ])}
    </div>
  );
}

function Side({ title, Icon, text, show }: Example & { title: string; Icon: typeof Check }) {
  return (
    <figure className={styles.side} data-side={title === 'Do' ? 'do' : 'dont'}>
      <div className={styles.example}>{show}</div>
      <figcaption>
        <b className={styles.verdict}>
          <Icon aria-hidden="true" />
          {title}
        </b>
        <p className={styles.advice}>
          <Text>{text}</Text>
        </p>
      </figcaption>
    </figure>
  );
}
