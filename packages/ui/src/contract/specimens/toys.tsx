import { CategoryCard } from '../../components/CategoryCard/CategoryCard.tsx';
import { CategoryGrid, CategoryGridSkeleton } from '../../components/CategoryCard/CategoryGrid.tsx';
import { SearchBox } from '../../components/SearchBox/SearchBox.tsx';
import { Slider } from '../../components/Slider/Slider.tsx';
import { SliderSkeleton } from '../../components/Slider/SliderSkeleton.tsx';
import { ToyCard } from '../../components/ToyCard/ToyCard.tsx';
import { ToyCardSkeleton } from '../../components/ToyCard/ToyCardSkeleton.tsx';
import { ToyDetails } from '../../components/ToyDetails/ToyDetails.tsx';
import { ToyDetailsSkeleton } from '../../components/ToyDetails/ToyDetailsSkeleton.tsx';
import { ToyGrid } from '../../components/ToyGrid/ToyGrid.tsx';
import { ToyGridSkeleton } from '../../components/ToyGrid/ToyGridSkeleton.tsx';
import type { Specimen } from './rootProps.ts';
import { cardWords, detailsWords, sliderWords } from './toyWords.ts';
import { label, name, nothing, pictureUrl, toy, toyHref, toys } from './words.ts';

/** What shows toys. */
export const toyParts = {
  CategoryCard: (root) => (
    <CategoryCard {...root} name={name} pictureUrl={pictureUrl} href="/toys#1" />
  ),
  CategoryGrid: (root) => <CategoryGrid {...root} toys={toys} toyHref={toyHref} />,
  CategoryGridSkeleton: (root) => <CategoryGridSkeleton {...root} />,
  SearchBox: (root) => (
    <SearchBox
      {...root}
      toys={toys}
      onChoose={nothing}
      label={label(1)}
      placeholder={label(2)}
      labels={{ suggestions: label(3), noMatch: label(4) }}
    />
  ),
  Slider: (root) => (
    <Slider {...root} toys={toys} toyHref={toyHref} label={label()} labels={sliderWords} />
  ),
  SliderSkeleton: (root) => <SliderSkeleton {...root} status={name} />,
  ToyCard: (root) => <ToyCard {...root} toy={toy} href="/toys/1" labels={cardWords} />,
  ToyCardSkeleton: (root) => <ToyCardSkeleton {...root} />,
  ToyDetails: (root) => (
    <ToyDetails {...root} toy={toy} backHref="/toys" onAddToCart={nothing} labels={detailsWords} />
  ),
  ToyDetailsSkeleton: (root) => <ToyDetailsSkeleton {...root} status={name} />,
  ToyGrid: (root) => <ToyGrid {...root} toys={toys} toyHref={toyHref} labels={cardWords} />,
  ToyGridSkeleton: (root) => <ToyGridSkeleton {...root} count={2} />,
} satisfies Record<string, Specimen>;
