import type { UiLinkProps } from '@toystore/ui';
import { useHref, useLinkClickHandler } from 'react-router';
import { usePrefetch } from '../loading/prefetch.ts';
import { carryPicture } from './pictureTransition.ts';

/** What begins with a scheme or a host is another site's. */
const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** The kit's links, followed by the router without loading a page. Pointing at one loads its screen. */
export function RouterLink(props: UiLinkProps) {
  return ELSEWHERE.test(props.href) ? <a {...props} /> : <ShopLink {...props} />;
}

/** React Router's own `Link` brings much that only its framework uses. */
function ShopLink({ href, target, onClick, onPointerEnter, onFocus, ...rest }: UiLinkProps) {
  const prefetch = usePrefetch();
  const address = useHref(href);
  const follow = useLinkClickHandler<HTMLAnchorElement>(
    href,
    target === undefined ? {} : { target },
  );
  return (
    <a
      {...rest}
      href={address}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        if (rest['data-picture-link']) carryPicture(event, () => follow(event));
        else follow(event);
      }}
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
