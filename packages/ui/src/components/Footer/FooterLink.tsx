'use client';

import { type UiLinkProps, useUi } from '../../UiProvider.tsx';

/** A link, or a placeholder if its href is `#`: a placeholder neither scrolls nor changes the URL. */
export function FooterLink({ href, onClick, ...rest }: UiLinkProps) {
  const { Link } = useUi();
  if (href !== '#') return <Link {...rest} href={href} onClick={onClick} />;
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
      }}
    />
  );
}
