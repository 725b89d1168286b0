import {
  CategoryCard,
  CategoryGridSkeleton,
  Hero,
  SafetyWarnings,
  SaveButton,
  SearchBox,
  SliderSkeleton,
  ToyCard,
  ToyCardSkeleton,
  ToyDetailsSkeleton,
  ToyGridSkeleton,
  ToyLinks,
} from '@toystore/ui';
import { act } from '../actions.js';
import { toys } from '../toys.js';
import { ShopCarousel } from './ShopCarousel.js';

export function Toys() {
  const [toy] = toys;
  return (
    <>
      <ShopCarousel />
      <SearchBox toys={toys} onChoose={act} />
      <CategoryCard name="Bears" imageUrl="/bear.svg" href="/toys/1" />
      <CategoryGridSkeleton />
      <Hero>
        <SliderSkeleton />
      </Hero>
      <ToyCard
        toy={toy}
        href="/toys/1"
        action={<SaveButton name={toy.toyName} pressed={false} onPressedChange={act} />}
      />
      <ToyCardSkeleton />
      <ToyDetailsSkeleton />
      <SafetyWarnings groups={[['Small parts. Not for children under 3 years.']]} />
      <ToyLinks toys={toys.slice(0, 2)} toyHref="/toys/{toyId}" onRemove={act} />
      <ToyGridSkeleton count={2} />
    </>
  );
}
