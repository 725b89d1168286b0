import { NotFound as NotFoundMessage } from '@toystore/ui';
import { paths } from '../../page/paths.ts';
import { unknownPagePicture } from '../../pictures/images.ts';

/** Any address the shop does not know (specification, section 2). */
export function NotFound() {
  return <NotFoundMessage homeHref={paths.home} imageUrl={unknownPagePicture} />;
}

export { NotFound as Component };
