import * as texts from '@shop/texts/errors';
import { sharedLink, type Toy } from '@toystore/storefront';
import { lazy, Suspense } from 'react';
import { PartBoundary } from '../../layout/PartBoundary.tsx';
import { importWithRetry } from '../../loading/importWithRetry.ts';
import { paths } from '../../page/paths.ts';

/** In the chunk of a toy's page, which the browsers of signed-in users fetch anyway: no one else can share saved toys. */
const Share = lazy(async () => {
  const { ShareList } = await importWithRetry(
    'src/screens/ToyDetail/ToyDetail.tsx',
    () => import('../ToyDetail/ToyDetail.tsx'),
  );
  return { default: ShareList };
});

/** Shares a link to these toys, once the code for it has loaded. */
export function LateShareList({ toys }: { toys: readonly Toy[] }) {
  const page = new URL(paths.allToys, window.location.origin).href;
  const ids = toys.map(({ toyId }) => toyId);
  const link = sharedLink(page, ids);
  return (
    <PartBoundary message={texts.chunkMissing}>
      <Suspense>
        <Share link={link} count={toys.length - link.leftOut} />
      </Suspense>
    </PartBoundary>
  );
}
