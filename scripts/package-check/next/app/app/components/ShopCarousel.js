'use client';

import { Carousel } from '@toystore/ui';

/** A carousel needs functions to render its items: it is for client components. */
export function ShopCarousel() {
  const items = ['One', 'Two', 'Three', 'Four', 'Five'];
  return (
    <Carousel
      items={items}
      keyOf={(item) => item}
      nameOf={(item) => item}
      label="Numbers"
      slidesPerView={3}
    >
      {(item) => <p>{item}</p>}
    </Carousel>
  );
}
