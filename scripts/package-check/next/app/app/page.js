import { CategoryGrid, Container, Hero, PageHeader, Section, Slider, ToyGrid } from '@toystore/ui';
import { manyToys, toys } from './toys.js';

const toyHref = '/toys/{toyId}';

export default function Page() {
  return (
    <>
      <Hero confetti>
        <Slider toys={toys} toyHref={toyHref} />
      </Hero>
      <Section title="All our categories">
        <CategoryGrid toys={toys} toyHref={toyHref} />
      </Section>
      <Container>
        <PageHeader title="Toys" count={500} />
        <ToyGrid toys={manyToys} toyHref={toyHref} />
      </Container>
    </>
  );
}
