import { useState } from 'react';
import { ChangeList } from './ChangeList.tsx';
import { FilterForm } from './FilterForm.tsx';
import { filterPictures, NO_FILTERS } from './filterPictures.ts';
import { PropsTable } from './PropsTable.tsx';
import type { PictureUrl, Review } from './review.ts';
import { Summary } from './Summary.tsx';
import { TokensTable } from './TokensTable.tsx';
import { useSeen } from './useSeen.ts';
import { useShortcuts } from './useShortcuts.ts';
import { Viewer } from './Viewer.tsx';
import { COMPARISONS, type View, ZOOMS } from './view.ts';
import './review.css';

export interface ReviewPageProps {
  review: Review;
  pictureUrl: PictureUrl;
}

/** Renders what a branch changes: pictures, props and tokens. */
export function ReviewPage({ review, pictureUrl }: ReviewPageProps) {
  const { branch, head, base, pictures, props, tokens } = review;
  const isSame = pictures.length + props.length + tokens.length === 0;
  return (
    <main className="review">
      <header>
        <h1>Changed on this branch</h1>
        <p className="review-soft">
          <code>{branch}</code> at <code>{head}</code>, compared with <code>{base.name}</code> at{' '}
          <code>{base.commit}</code>, on {new Date(review.date).toLocaleString('en-GB')}
        </p>
      </header>
      {isSame ? <NothingChanged {...review} /> : <Summary review={review} />}
      {pictures.length > 0 && <Pictures {...{ review, pictureUrl }} />}
      {props.length > 0 && <PropsTable props={props} />}
      {tokens.length > 0 && <TokensTable tokens={tokens} pictures={pictures} />}
    </main>
  );
}

/** Says what was compared: silence would look like a failed run. */
const NothingChanged = ({ compared, base }: Review) => (
  <section className="review-card review-empty" aria-labelledby="review-nothing">
    <h2 id="review-nothing">Nothing changed</h2>
    <p>
      All {compared.pictures} pictures, the props of {compared.components} components and{' '}
      {compared.tokens} tokens are as on <code>{base.name}</code> at <code>{base.commit}</code>.
    </p>
  </section>
);

function Pictures({ review, pictureUrl }: ReviewPageProps) {
  const { seen, mark } = useSeen(`${review.base.commit} ${review.head}`);
  const [filters, setFilters] = useState(NO_FILTERS);
  const [chosen, choose] = useState('');
  const [view, setView] = useState<View>({ comparison: 'side', zoom: 1 });
  const [hasShortcuts, setShortcuts] = useState(true);
  const shown = filterPictures(review.pictures, filters, seen);
  const found = shown.findIndex(({ name }) => name === chosen);
  const at = Math.max(0, found);
  const current = shown[at];
  const move = (steps: number) => choose(shown[at + steps]?.name ?? current?.name ?? '');
  const zoomBy = (steps: number) => {
    const zoom = ZOOMS[ZOOMS.indexOf(view.zoom) + steps];
    if (zoom !== undefined) setView({ ...view, zoom });
  };
  const compareAs = (index: number) => {
    const comparison = COMPARISONS[index]?.value;
    if (comparison && current?.kind === 'changed') setView({ ...view, comparison });
  };
  useShortcuts(hasShortcuts, {
    j: () => move(1),
    k: () => move(-1),
    x: () => current && mark(current.name, !seen.has(current.name)),
    1: () => compareAs(0),
    2: () => compareAs(1),
    3: () => compareAs(2),
    '+': () => zoomBy(1),
    '-': () => zoomBy(-1),
  });
  return (
    <>
      <FilterForm {...{ filters, setFilters, seen }} pictures={review.pictures} />
      <div className="review-columns" id="review-pictures">
        <ChangeList {...{ shown, seen, choose, pictureUrl }} current={current?.name} />
        {current && (
          <Viewer
            {...{ view, setView, pictureUrl, hasShortcuts, setShortcuts }}
            picture={current}
            isSeen={seen.has(current.name)}
            onSeen={(isSeen) => mark(current.name, isSeen)}
            onPrevious={at > 0 ? () => move(-1) : undefined}
            onNext={at < shown.length - 1 ? () => move(1) : undefined}
          />
        )}
      </div>
    </>
  );
}
