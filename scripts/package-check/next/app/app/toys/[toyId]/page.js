import { Container, ToyDetails } from '@toystore/ui';
import { act } from '../../actions.js';
import { manyToys, toys } from '../../toys.js';

export const generateStaticParams = () => toys.map(({ toyId }) => ({ toyId }));

export default async function Page({ params }) {
  const { toyId } = await params;
  const toy = manyToys.find((candidate) => candidate.toyId === toyId);
  return <Container>{toy && <ToyDetails toy={toy} backHref="/" onAddToCart={act} />}</Container>;
}
