import type { UiLinkProps } from '@toystore/ui';
import { Link } from 'react-router';
import { prefetchScreen } from './routeTable.ts';

/** The kit's link as React Router's. Pointing at it, or focusing it, fetches the screen it leads to. */
export function RouterLink({ href, onPointerEnter, onFocus, ...rest }: UiLinkProps) {
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
