import type { UiLinkProps } from '@toystore/ui';
import { Link } from 'react-router';
import { usePrefetch } from '../loading/prefetch.ts';

/** The kit's links, followed by the router without loading a page. Pointing at one loads its screen. */
export function RouterLink({ href, onPointerEnter, onFocus, ...rest }: UiLinkProps) {
  const prefetch = usePrefetch();
  return (
    <Link
      to={href}
      {...rest}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        prefetch(href);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        prefetch(href);
      }}
    />
  );
}
