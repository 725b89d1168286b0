import { type CSSProperties, type ReactNode, useState } from 'react';
import type { PictureChange, PictureUrl } from './review.ts';
import type { View } from './view.ts';

interface Props extends View {
  picture: PictureChange;
  pictureUrl: PictureUrl;
}

/** A picture's two states beside each other, on each other, or what differs. */
export function ComparedPictures({ picture, comparison, zoom, pictureUrl }: Props) {
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
