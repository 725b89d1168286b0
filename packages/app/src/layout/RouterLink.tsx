import type { UiLinkProps } from '@toystore/ui';
import type { MouseEvent } from 'react';
import { useHref, useNavigate } from 'react-router';
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
  const navigate = useNavigate();
  return (
    <a
      {...rest}
      href={address}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !opensHere(event)) return;
        event.preventDefault();
        const link = event.currentTarget;
        const follow = () => navigate(href, { replace: isHere(link) });
        if (rest['data-picture-link']) carryPicture(link, follow);
        else follow();
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

/** Whether a press is for this tab, and not for another one or a download. */
function opensHere(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { currentTarget: link, button, metaKey, altKey, ctrlKey, shiftKey } = event;
  const hasKey = metaKey || altKey || ctrlKey || shiftKey;
  return button === 0 && !hasKey && (link.target === '' || link.target === '_self');
}

/** Whether a link leads to where the visitor is, or is about to be: following it again makes no new entry. */
const isHere = (link: HTMLAnchorElement) => link.href === window.location.href;
