import type { SliderLabels } from '../../components/Slider/labels.ts';
import type { ToyCardLabels } from '../../components/ToyCard/ToyCard.tsx';
import type { ToyDetailsLabels } from '../../components/ToyDetails/ToyDetails.tsx';
import { label, word } from './words.ts';

export const cardWords: ToyCardLabels = {
  rating: label(1),
  quantity: label(2),
  price: label(3),
  viewMore: label(4),
  outOfStock: label(5),
};

export const detailsWords: ToyDetailsLabels = {
  back: label(1),
  price: label(2),
  rating: label(3),
  quantity: label(4),
  seller: label(5),
  addToCart: label(6),
  outOfStock: label(7),
  description: label(8),
};

export const sliderWords: SliderLabels = {
  pause: label(1),
  play: label(2),
  pauseWord: word,
  playWord: word,
  previous: label(3),
  next: label(4),
  position: (position, total) => `${position} ж ${total}`,
  announcement: (toyName, position, total) => `${toyName} ${position} ж ${total}`,
  price: label(5),
  viewMore: label(6),
  carousel: label(7),
  slide: label(8),
};
