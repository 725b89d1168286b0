import type { UiLinkProps } from '@toystore/ui';
import { Link, useLocation, useViewTransitionState } from 'react-router';
import { readOpenOverlay } from '../overlays/useOverlay.ts';

/**
 * Renders the kit's link with React Router. The picture of a card's link becomes that of the page it opens, in a view
 * transition that the kit styles. A link in an open overlay replaces the overlay's history entry.
 */
export function RouterLink({ href, ...rest }: UiLinkProps) {
  'use memo'; // a view transition re-renders every link, although it concerns one
  const { state } = useLocation();
  const hasPicture = Boolean(rest['data-picture-link']);
  const isTransitioning = useViewTransitionState(href) && hasPicture;
  return (
    <Link
      {...rest}
      to={href}
      {...(readOpenOverlay(state) !== undefined && { replace: true })}
      discover="none"
      viewTransition={hasPicture}
      data-carrying={isTransitioning ? '' : undefined}
    />
  );
}
