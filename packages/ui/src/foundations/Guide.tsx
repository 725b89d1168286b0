import { Story, Unstyled } from '@storybook/addon-docs/blocks';
import { Check, X } from 'lucide-react';
import { type ComponentProps, type CSSProperties, type ReactNode, useId } from 'react';
import * as styles from './Guide.module.css';

type StoryModule = ComponentProps<typeof Story>['of'];

/** Stories of a narrow component side by side, each with a caption. */
export function Examples({ stories }: { stories: { of: StoryModule; caption: string }[] }) {
  return (
    <Unstyled>
      <div className={styles.examples} data-untitled="">
        {stories.map(({ of, caption }) => (
          <figure key={caption}>
            <Story of={of} />
            <figcaption>{caption}</figcaption>
          </figure>
        ))}
      </div>
    </Unstyled>
  );
}

interface Part {
  /** The part's name. */
  name: string;
  /** The part's purpose. */
  text: ReactNode;
  /** Selects the part in the story; the last match, if there are several. */
  selector: string;
  /** The position of its number, if there is no room before it. */
  at?: 'end';
}

const anchorName = (index: number) => `--guide-part-${index + 1}`;

/** The parts of a component: numbered in a live story, and explained beside it. */
export function Anatomy({
  of,
  parts,
  layout = 'below',
}: {
  of: StoryModule;
  parts: Part[];
  /** The position of the explanations; below a component that is as wide as the page. */
  layout?: 'beside' | 'below';
}) {
  const id = useId();
  const anchors = parts.map(
    ({ selector }, index) => `#${id} ${selector} { anchor-name: ${anchorName(index)}; }`,
  );
  return (
    <Unstyled>
      <div className={styles.anatomy} data-layout={layout} data-untitled="">
        <div id={id} className={styles.stage}>
          <style>{anchors.join('\n')}</style>
          <div className={styles.story}>
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
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </div>
    </Unstyled>
  );
}

/** Recommendations and mistakes, side by side. */
export function DosAndDonts({ dos, donts }: { dos: ReactNode[]; donts: ReactNode[] }) {
  return (
    <Unstyled>
      <div className={styles.advice} data-untitled="">
        <Advice title="Do" Icon={Check} items={dos} />
        <Advice title="Don’t" Icon={X} items={donts} />
      </div>
    </Unstyled>
  );
}

function Advice({ title, Icon, items }: { title: string; Icon: typeof Check; items: ReactNode[] }) {
  return (
    <section className={styles.side} data-side={title === 'Do' ? 'do' : 'dont'}>
      <h3>
        <Icon aria-hidden="true" />
        {title}
      </h3>
      <ul>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={index}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

/** The keys and their effects; a row may have several keys. */
export function KeyboardTable({ rows }: { rows: [keys: string[], action: ReactNode][] }) {
  return (
    <Unstyled>
      <table className={styles.keys}>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">What it does</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([keys, action]) => (
            <tr key={keys.join(' ')}>
              <th scope="row">
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </th>
              <td>{action}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Unstyled>
  );
}
