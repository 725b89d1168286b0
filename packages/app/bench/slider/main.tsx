import '@fontsource-variable/figtree';
import '@fontsource-variable/fredoka';
import '@toystore/ui/styles.css';
import '@toystore/ui/base.css';
import { Hero, Slider, type Toy, UiProvider } from '@toystore/ui';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { pictureSources } from '../../src/pictures/pictureSources.ts';
import { HeroSlider } from '../tutorial/src/HeroSlider.tsx';
import type { ToyRecord } from '../tutorial/src/useToys.ts';

/** What the benchmark calls in this page. */
export interface SliderBench {
  /** Mounts the kit's slider and lays it out, some times over. The milliseconds that each took. */
  mount: (times: number) => number[];
  /** Shows a slider and lets it rotate. */
  show: (which: 'kit' | 'swiper') => Promise<void>;
}

declare global {
  interface Window {
    sliderBench?: SliderBench;
  }
}

const root = document.getElementById('root');
if (root === null) throw new Error('There is nowhere to put a slider.');
const records: ToyRecord[] = await (await fetch('/toy.json')).json();
const toys: Toy[] = records.map((record) => ({ ...record, toyId: String(record.toyId) }));

const kit = (
  <UiProvider pictureSources={pictureSources}>
    <Hero>
      <Slider toys={toys} toyHref={({ toyId }) => `/toys/${toyId}`} />
    </Hero>
  </UiProvider>
);
const swiper = (
  <section className="hero">
    <HeroSlider toys={records} />
  </section>
);

window.sliderBench = {
  mount: (times) =>
    Array.from({ length: times }, () => {
      const place = createRoot(root);
      const begin = performance.now();
      flushSync(() => place.render(kit));
      root.getBoundingClientRect(); // lays it out
      const taken = performance.now() - begin;
      place.unmount();
      return taken;
    }),
  show: async (which) => {
    if (which === 'swiper') await import('../tutorial/styles.css'); // the kit brings its own
    createRoot(root).render(which === 'kit' ? kit : swiper);
  },
};
