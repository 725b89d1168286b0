import { type CSSProperties, type ReactNode, useState } from 'react';
import { percentOf, widthOf } from './filterPictures.ts';
import type { PictureChange, PictureUrl } from './review.ts';
import { Segments } from './Segments.tsx';

export const COMPARISONS = [
  { value: 'side', label: 'Side by side' },
  { value: 'slider', label: 'Slider' },
  { value: 'difference', label: 'Difference' },
] as const;

export const ZOOMS = [1, 2, 4];

export interface View {
  comparison: (typeof COMPARISONS)[number]['value'];
  zoom: number;
}

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
        <Pictures {...{ picture, comparison, pictureUrl }} zoom={view.zoom} key={picture.name} />
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

type PicturesProps = Pick<Props, 'picture' | 'pictureUrl'> & View;

function Pictures({ picture, comparison, zoom, pictureUrl }: PicturesProps) {
  const { title, story, name, kind } = picture;
  const [place, setPlace] = useState(50);
  const image = (part: 'before' | 'after' | 'difference') => (
    <img
      src={pictureUrl(name, part)}
      alt={`${title}, ${story}, ${part}`}
      style={zoom === 1 ? undefined : { zoom }}
    />
  );
  const frame = (label: string, content: ReactNode) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <section className="review-frame" tabIndex={0} aria-label={label}>
      {content}
    </section>
  );
  if (comparison === 'difference') {
    return (
      <figure>
        <figcaption>Difference: what changed is red, the rest is pale</figcaption>
        {frame('Difference', image('difference'))}
      </figure>
    );
  }
  if (comparison === 'slider') {
    const style: CSSProperties & Record<'--at', string> = { '--at': `${place}%` };
    return (
      <figure>
        <figcaption>Before on the left of the line, after on the right</figcaption>
        {frame(
          'Before and after',
          <div className="review-slide" style={style}>
            {image('before')}
            {image('after')}
          </div>,
        )}
        <label className="review-field">
          <span>Place of the line</span>
          <input
            type="range"
            value={place}
            onChange={({ target }) => setPlace(Number(target.value))}
          />
        </label>
      </figure>
    );
  }
  return (
    <div className="review-pair" data-single={kind !== 'changed' || undefined}>
      {kind !== 'new' && (
        <figure>
          <figcaption>Before</figcaption>
          {frame('Before', image('before'))}
        </figure>
      )}
      {kind !== 'removed' && (
        <figure>
          <figcaption>After, on this branch</figcaption>
          {frame('After', image('after'))}
        </figure>
      )}
    </div>
  );
}
