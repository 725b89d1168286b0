import type { ReactNode } from 'react';
import type { Kind, Review } from './review.ts';

/** How much changed: each number leads to its part of the page. */
export function Summary({ review: { pictures, props, tokens, compared } }: { review: Review }) {
  const of = (kind: Kind) => pictures.filter((picture) => picture.kind === kind).length;
  const figures = [
    { count: of('changed'), one: 'looks different', many: 'look different', to: 'pictures' },
    { count: of('new'), one: 'new picture', many: 'new pictures', to: 'pictures' },
    { count: of('removed'), one: 'removed picture', many: 'removed pictures', to: 'pictures' },
    { count: props.length, one: 'prop changed', many: 'props changed', to: 'props' },
    { count: tokens.length, one: 'token changed', many: 'tokens changed', to: 'tokens' },
  ];
  return (
    <>
      <ul className="review-sum" aria-label="Summary">
        {figures.map(({ count, one, many, to }) => (
          <li key={many}>
            <Figure href={count > 0 ? `#review-${to}` : undefined}>
              <b>{count}</b> <span>{count === 1 ? one : many}</span>
            </Figure>
          </li>
        ))}
      </ul>
      <p className="review-soft">
        {compared.pictures} pictures, the props of {compared.components} components and{' '}
        {compared.tokens} tokens were compared.
      </p>
    </>
  );
}

/** Storybook takes an address with `#` for another page of its own: the part is scrolled to instead. */
const Figure = ({ href, children }: { href: string | undefined; children: ReactNode }) =>
  href === undefined ? (
    <div>{children}</div>
  ) : (
    <a
      href={href}
      onClick={(event) => {
        event.preventDefault();
        const part = document.querySelector(href);
        part?.scrollIntoView();
        if (part instanceof HTMLElement) part.focus({ preventScroll: true });
      }}
    >
      {children}
    </a>
  );
