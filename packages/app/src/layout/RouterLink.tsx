import type { UiLinkProps } from '@toystore/ui';
import { Link } from 'react-router';

/** The kit's links, followed by the router without loading a page. */
export function RouterLink({ href, ...rest }: UiLinkProps) {
  return <Link to={href} {...rest} />;
}
