import type { UiLinkProps } from '@toystore/ui';
import { Link, useLocation, useViewTransitionState } from 'react-router';
import { readOpenOverlay } from '../overlays/useOverlay.ts';

/**
 * The kit's link as React Router's. The picture of a card's link becomes that of the page it leads to, in a view transition
 * that the kit styles. A link in an open overlay takes the overlay's place in the history: Back leads to the page under it.
 */
export function RouterLink({ href, ...rest }: UiLinkProps) {
  'use memo'; // a view transition concerns one link, and asks all
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
