import 'swiper/css';
import { Autoplay } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import type { ToyRecord } from './useToys.ts';

/** Every toy is a slide; Swiper loops. */
export function HeroSlider({ toys }: { toys: ToyRecord[] }) {
  return (
    <Swiper modules={[Autoplay]} spaceBetween={30} loop autoplay={{ delay: 3000 }}>
      {toys.map((toy) => (
        <SwiperSlide key={toy.toyId}>
          <div className="slide">
            <div>
              <img src={toy.pictureURL} alt={toy.toyName} />
              <p className="seal">${toy.price.toFixed(2)}</p>
            </div>
            <div>
              <h2>{toy.toyName}</h2>
              <p className="about">{toy.description}</p>
              <a className="button" href={`/toys/${toy.toyId}`}>
                View More
              </a>
            </div>
          </div>
        </SwiperSlide>
      ))}
    </Swiper>
  );
}
