import type { UiLinkProps } from '@toystore/ui';
import { Link, type LinkProps, useViewTransitionState } from 'react-router';
import { prefetchScreen } from './routeTable.ts';

/**
 * The kit's link as React Router's. Pointing at it, or focusing it, fetches the screen it leads to. The picture of a
 * card's link becomes that of the page it leads to, in a view transition that the kit styles.
 */
export function RouterLink({ href, ...rest }: UiLinkProps & Pick<LinkProps, 'replace'>) {
  const hasPicture = Boolean(rest['data-picture-link']);
  const isTransitioning = useViewTransitionState(href) && hasPicture;
  const prefetch = () => prefetchScreen(href);
  return (
    <Link
      {...rest}
      to={href}
      discover="none"
      viewTransition={hasPicture}
      data-carrying={isTransitioning ? '' : undefined}
      onPointerOverCapture={prefetch}
      onFocusCapture={prefetch}
    />
  );
}
