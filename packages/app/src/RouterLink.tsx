import type { UiLinkProps } from '@toystore/ui';
import { Link, type LinkProps, useViewTransitionState } from 'react-router';
import { prefetchScreen } from './routeTable.ts';

/** The kit's link as React Router's. Pointing at it, or focusing it, fetches the screen it leads to. */
export function RouterLink(props: UiLinkProps) {
  return props['data-picture-link'] ? <PictureLink {...props} /> : <PrefetchLink {...props} />;
}

/** The link of a card whose picture becomes that of the page it leads to, in a view transition that the kit styles. */
function PictureLink(props: UiLinkProps) {
  const isTransitioning = useViewTransitionState(props.href);
  return (
    <PrefetchLink viewTransition data-carrying={isTransitioning ? '' : undefined} {...props} />
  );
}

type PrefetchLinkProps = UiLinkProps &
  Pick<LinkProps, 'viewTransition'> & { 'data-carrying'?: string | undefined };

function PrefetchLink({ href, onPointerEnter, onFocus, ...rest }: PrefetchLinkProps) {
  return (
    <Link
      {...rest}
      to={href}
      discover="none"
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        prefetchScreen(href);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        prefetchScreen(href);
      }}
    />
  );
}
