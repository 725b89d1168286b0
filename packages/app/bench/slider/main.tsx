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

/** The functions that the benchmark calls in this page. */
export interface SliderBench {
  /** Mounts the kit's slider several times and returns the milliseconds of each, its layout included. */
  mount: (times: number) => number[];
  /** Shows a slider, which rotates. */
  show: (which: 'kit' | 'swiper') => Promise<void>;
}

declare global {
  interface Window {
    sliderBench?: SliderBench;
  }
}

const root = document.getElementById('root');
if (root === null) throw new Error('There is no root element.');
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
      const mounted = createRoot(root);
      const begin = performance.now();
      flushSync(() => mounted.render(kit));
      root.getBoundingClientRect(); // forces its layout
      const duration = performance.now() - begin;
      mounted.unmount();
      return duration;
    }),
  show: async (which) => {
    if (which === 'swiper') await import('../tutorial/styles.css'); // the kit has its own
    createRoot(root).render(which === 'kit' ? kit : swiper);
  },
};
