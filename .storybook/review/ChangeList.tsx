import { useEffect, useRef } from 'react';
import { Badge } from './Badge.tsx';
import { percentOf } from './filterPictures.ts';
import type { PictureChange, PictureUrl } from './review.ts';

interface Props {
  pictureUrl: PictureUrl;
  shown: readonly PictureChange[];
  seen: ReadonlySet<string>;
  /** The name of the picture in the viewer. */
  current: string | undefined;
  choose: (name: string) => void;
}

/** The pictures that changed, under their components. */
export function ChangeList({ shown, seen, current, choose, pictureUrl }: Props) {
  const list = useRef<HTMLElement>(null);
  // The list scrolls by itself, so the row of the picture that a key has chosen is brought into it.
  useEffect(() => {
    if (current === undefined) return;
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  const titles = new Set(shown.map(({ title }) => title));
  const count = shown.filter(({ name }) => seen.has(name)).length;
  return (
    <nav ref={list} className="review-card review-changes" aria-label="Changed pictures">
      <div className="review-head">
        <h2>{shown.length === 1 ? '1 change' : `${shown.length} changes`}</h2>
        <span className="review-soft">{count} seen</span>
      </div>
      {shown.length === 0 && <p className="review-body">No picture matches these filters.</p>}
      {[...titles].map((title) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul>
            {shown
              .filter((picture) => picture.title === title)
              .map((picture) => (
                <li key={picture.name}>
                  <button
                    type="button"
                    aria-current={picture.name === current || undefined}
                    onClick={() => choose(picture.name)}
                  >
                    <img
                      alt=""
                      className="review-thumb"
                      loading="lazy"
                      src={pictureUrl(
                        picture.name,
                        picture.kind === 'removed' ? 'before' : 'after',
                      )}
                    />
                    <span>
                      <span className="review-name">{picture.story}</span>
                      <span className="review-soft">
                        {picture.mode}
                        {picture.kind === 'changed' && `, ${percentOf(picture)} of the pixels`}
                      </span>
                    </span>
                    <Status {...{ picture }} isSeen={seen.has(picture.name)} />
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function Status({ picture: { kind }, isSeen }: { picture: PictureChange; isSeen: boolean }) {
  if (isSeen) return <Badge>Seen</Badge>;
  if (kind === 'new') return <Badge tone="good">New</Badge>;
  return kind === 'removed' && <Badge tone="bad">Removed</Badge>;
}
