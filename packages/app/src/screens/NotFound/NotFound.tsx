import { NotFound as NotFoundMessage } from '@toystore/ui';
import { paths } from '../../page/paths.ts';
import { unknownPagePicture } from '../../pictures/images.ts';

/** The page for unknown URLs (specification, section 2). */
export function NotFound() {
  return <NotFoundMessage homeHref={paths.home} imageUrl={unknownPagePicture} />;
}

export { NotFound as Component };
