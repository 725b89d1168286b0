import { Check, X } from 'lucide-react';
import type { Example, Pair } from './defineGuide.ts';
import * as styles from './Guide.module.css';
import { Text } from './Text.tsx';

/** What to do and what not to do, next to each other: live examples. */
export function Pairs({ pairs }: { pairs: readonly Pair[] }) {
  return (
    <div className={styles.pairs} data-untitled="">
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
