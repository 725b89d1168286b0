import type { MouseEvent } from 'react';
import { pickFrom } from '../fromCatalogue.ts';
import * as styles from './StateSheet.module.css';
import type { IndexedStory, State } from './states.ts';

interface StateSheetProps {
  states: readonly State[];
  /** The states that need an action. */
  played: readonly IndexedStory[];
  /** Returns the URL of a page with only this state. */
  pageOf: (state: State) => string;
}

/** Every state of a component, each with its name. */
export function StateSheet({ states, played, pageOf }: StateSheetProps) {
  return (
    <div className={styles.sheet}>
      {/* biome-ignore lint/a11y: the links inside have their own keys and roles */}
      <div className={styles.states} onClick={stayOnThePage}>
        {states.map((state) => (
          <article key={state.exportName} className={styles.state} data-wide={state.fullWidth}>
            <p className={styles.name}>{state.name}</p>
            {state.needsOwnPage ? (
              <iframe
                title={state.name}
                className={styles.page}
                style={{ width: widthOf(state), height: state.height ?? '480px' }}
                src={pageOf(state)}
                loading="lazy"
                inert // a dialog that opens inside must not take the focus
              />
            ) : (
              <div className={styles.box}>
                <StateStory state={state} />
              </div>
            )}
          </article>
        ))}
      </div>
      {played.length > 0 && (
        <nav className={styles.played} aria-label="States that an action leads to">
          <p>An action leads to:</p>
          <ul>
            {played.map(({ id, name }) => (
              <li key={id}>
                <a href={`?path=/story/${id}`} target="_top">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

/** Renders a single state. */
export function StateStory({ state: { Story } }: { state: State }) {
  const picked = Object.entries(Story.args).flatMap(([name, value]) => {
    const picked = pickFrom(value);
    return picked ? [[name, picked.value] as const] : [];
  });
  return <Story {...Object.fromEntries(picked)} />;
}

function stayOnThePage(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
}

/** `w320` is a viewport of 320 px. */
const widthOf = ({ globals }: State) => {
  const [, width] = /^w(\d+)$/.exec(globals.viewport?.value) ?? [];
  return width ? `${width}px` : undefined;
};
