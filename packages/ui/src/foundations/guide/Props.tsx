import { ArgTypes, Canvas, Controls } from '@storybook/addon-docs/blocks';
import { toId } from 'storybook/internal/csf';
import { type DefinedGuide, storyOf } from './defineGuide.ts';
import * as styles from './Guide.module.css';

/**
 * The props of a component, with controls that change a live example. Controls do not reach a story in a frame, and two
 * frames with a dialog each take the focus from one another: their page links to the example.
 */
export function Props({ guide }: { guide: DefinedGuide }) {
  const { title, parameters } = guide.stories.default;
  const isFramed = parameters?.docs?.story?.inline === false;
  const playground = storyOf(guide, 'Playground');
  return (
    <>
      <h2 id="props">Props</h2>
      {!isFramed && <Canvas of={playground} />}
      <div className={styles.scroll}>
        {isFramed ? <ArgTypes of={playground} /> : <Controls of={playground} />}
      </div>
      <p className={styles.links}>
        {isFramed && <StoryLink id={toId(title, 'playground')}>Change the props</StoryLink>}
        <StoryLink id={toId(title, 'all-states')}>All states on one page</StoryLink>
      </p>
    </>
  );
}

const StoryLink = ({ id, children }: { id: string; children: string }) => (
  <a href={`./?path=/story/${id}`} target="_top">
    {children}
  </a>
);
