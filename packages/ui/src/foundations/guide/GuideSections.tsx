import { Canvas, Source, Title, Unstyled } from '@storybook/addon-docs/blocks';
import { useTheme } from 'storybook/theming';
import { Anatomy } from './Anatomy.tsx';
import { type DefinedGuide, storyOf } from './defineGuide.ts';
import * as styles from './Guide.module.css';
import { KeyboardTable } from './KeyboardTable.tsx';
import { otherNames } from './otherNames.ts';
import { Pairs } from './Pairs.tsx';
import { Props } from './Props.tsx';
import { List, Text } from './Text.tsx';
import { TokensTable } from './TokensTable.tsx';
import { UseOrAvoid } from './UseOrAvoid.tsx';

/** A guide, in the order of its template. The page around it adds the transcript and the history. */
export function GuideSections({ title, guide }: { title: string; guide: DefinedGuide }) {
  const { lead, anatomy, pairs, measures, words, keyboard, reader, more = [], stories } = guide;
  const { layout = 'fullscreen' } = stories.default.parameters ?? {};
  const { base } = useTheme();
  const name = title.replace(/^.*\//, '');
  const others = otherNames[name];
  return (
    <>
      <Title>{name}</Title>
      <p>
        <Text>{lead}</Text>
      </p>
      {others && <p>Other names: {others.join(', ')}</p>}
      <Canvas of={storyOf(guide, guide.example ?? 'Default')} sourceState="none" />
      <h2 id="when-to-use-it">When to use it</h2>
      <UseOrAvoid guide={guide} />
      {anatomy && (
        <>
          <h2 id="anatomy">Anatomy</h2>
          <Anatomy
            {...anatomy}
            of={storyOf(guide, anatomy.story)}
            padded={layout !== 'fullscreen'}
          />
        </>
      )}
      {pairs.length > 0 && <h2 id="do-and-dont">Do and don’t</h2>}
      <Unstyled>
        <Pairs {...guide} />
      </Unstyled>
      {more.map(({ title: heading, paragraphs = [], code, story }) => (
        <section key={heading}>
          <h2 id={heading.toLowerCase().replaceAll(/\W+/g, '-')}>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <Text>{paragraph}</Text>
            </p>
          ))}
          {code !== undefined && (
            <div className={styles.scroll}>
              <Source code={code} language="tsx" dark={base === 'dark'} />
            </div>
          )}
          {story !== undefined && <Canvas of={storyOf(guide, story)} sourceState="none" />}
        </section>
      ))}
      {measures && (
        <>
          <h2 id="measures">Measures</h2>
          <List items={measures} />
        </>
      )}
      <h2 id="keyboard">Keyboard</h2>
      {keyboard ? (
        <KeyboardTable title={stories.default.title} rows={keyboard} />
      ) : (
        <p>It handles no keys itself: the browser and the components inside it do.</p>
      )}
      <h2 id="screen-readers">Screen readers</h2>
      <List items={reader} />
      {words.length > 0 && (
        <>
          <h2 id="words">Words</h2>
          <List items={words} />
        </>
      )}
      {'Playground' in stories && <Props guide={guide} />}
      <TokensTable name={name} />
    </>
  );
}
