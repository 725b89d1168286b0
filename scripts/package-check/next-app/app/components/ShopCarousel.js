'use client';

import { Carousel } from '@toystore/ui';

/** A carousel is told by functions what its items are: it is for client components. */
export function ShopCarousel() {
  const items = ['One', 'Two'];
  return (
    <Carousel items={items} keyOf={(item) => item} nameOf={(item) => item} label="Numbers">
      {(item) => <p>{item}</p>}
    </Carousel>
  );
}
