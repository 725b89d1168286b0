import { NotFound as NotFoundMessage } from '@toystore/ui';
import { unknownPagePicture } from '../../layout/furniture.ts';
import { paths } from '../../paths.ts';
import { usePageTitle } from '../../usePageTitle.ts';

/** Any address the shop does not know (specification, section 2). */
export function NotFound() {
  usePageTitle('Not Found');
  return <NotFoundMessage homeHref={paths.home} pictureUrl={unknownPagePicture} />;
}
