import { ComparedPictures } from './ComparedPictures.tsx';
import { percentOf, widthOf } from './filterPictures.ts';
import type { PictureChange, PictureUrl } from './review.ts';
import { Segments } from './Segments.tsx';
import { COMPARISONS, type View, ZOOMS } from './view.ts';

interface Props {
  pictureUrl: PictureUrl;
  picture: PictureChange;
  view: View;
  setView: (view: View) => void;
  isSeen: boolean;
  onSeen: (isSeen: boolean) => void;
  /** Undefined at the list's start or end. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  hasShortcuts: boolean;
  setShortcuts: (areOn: boolean) => void;
}

/** One picture before and after, with what there is to do about it. */
export function Viewer({ picture, view, setView, pictureUrl, ...rest }: Props) {
  const { title, story, storyId, mode, kind } = picture;
  const component = title.slice(title.lastIndexOf('/') + 1);
  const comparison = kind === 'changed' ? view.comparison : 'side';
  return (
    <section className="review-card review-viewer" aria-labelledby="review-viewer">
      <div className="review-head">
        <div>
          <h2 id="review-viewer" aria-live="polite">
            {component}, {story}
          </h2>
          <p className="review-soft">
            {mode}, {widthOf(picture)} px. <Reason {...{ picture }} />
          </p>
        </div>
        <div className="review-buttons">
          {kind !== 'removed' && (
            <a className="review-button" href={`./?path=/story/${storyId}`} target="_top">
              Open story
            </a>
          )}
          <Step label="Previous" shortcut="k" onClick={rest.onPrevious} />
          <Step label="Next" shortcut="j" onClick={rest.onNext} />
        </div>
      </div>
      <div className="review-body">
        <div className="review-row">
          <Segments
            legend="Compare"
            options={COMPARISONS}
            value={comparison}
            disabled={kind !== 'changed' ? ['slider', 'difference'] : []}
            onChange={(value) => setView({ ...view, comparison: value })}
          />
          <Segments
            legend="Zoom"
            options={ZOOMS.map((zoom) => ({ value: `${zoom}`, label: `${zoom * 100} %` }))}
            value={`${view.zoom}`}
            onChange={(zoom) => setView({ ...view, zoom: Number(zoom) })}
          />
          <label className="review-check">
            <input
              type="checkbox"
              checked={rest.isSeen}
              onChange={({ target }) => rest.onSeen(target.checked)}
            />
            <span>Seen</span>
            <kbd>x</kbd>
          </label>
        </div>
        <ComparedPictures
          {...{ picture, comparison, pictureUrl }}
          zoom={view.zoom}
          key={picture.name}
        />
        <p className="review-keys">
          <span>
            <kbd>j</kbd> <kbd>k</kbd> next and previous, <kbd>1</kbd> <kbd>2</kbd> <kbd>3</kbd>{' '}
            compare, <kbd>+</kbd> <kbd>-</kbd> zoom, <kbd>x</kbd> seen
          </span>
          <label className="review-check">
            <input
              type="checkbox"
              checked={rest.hasShortcuts}
              onChange={({ target }) => rest.setShortcuts(target.checked)}
            />
            <span>Single-key shortcuts</span>
          </label>
        </p>
      </div>
    </section>
  );
}

function Reason({ picture }: { picture: PictureChange }) {
  const { kind, causes, resized } = picture;
  if (kind === 'new') return <span>New on this branch.</span>;
  if (kind === 'removed') return <span>Removed on this branch.</span>;
  const [first, second, ...more] = causes;
  const names = [first, second].filter(Boolean).join(', ');
  return (
    <span>
      {resized && 'Its size differs. '}
      {percentOf(picture)} of the pixels
      {names && (
        <>
          ; its styles use <code>{names}</code>
          {more.length > 0 && ` and ${more.length} more changed tokens`}
        </>
      )}
      .
    </span>
  );
}

const Step = ({
  label,
  shortcut,
  onClick,
}: {
  label: string;
  shortcut: string;
  onClick: (() => void) | undefined;
}) => (
  <button type="button" className="review-button" aria-disabled={!onClick} onClick={onClick}>
    <span>{label}</span> <kbd>{shortcut}</kbd>
  </button>
);
