import '@toystore/ui/styles.css';
import '@toystore/ui/base.css';
import { Hero, Slider, type Toy, ToyCard, type UiLinkProps, UiProvider } from '@toystore/ui';
import { createRoot } from 'react-dom/client';

const toys: Toy[] = ['Honey Bear', 'Tin Robot', 'Wooden Train'].map((toyName, index) => ({
  toyId: String(index + 1),
  toyName,
  sellerName: 'Outside Toys',
  price: 12.5 + index,
  rating: 4.5,
  availableQuantity: 3,
  description: 'A toy of another shop.',
  pictureURL: `https://pictures.example/${index}.png`,
}));

const drawing =
  "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><circle r='9'/></svg>";

function OutsideLink(props: UiLinkProps) {
  return <a data-router="outside" {...props} />;
}

const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no #root.');
createRoot(root).render(
  <UiProvider
    Link={OutsideLink}
    pictureSources={() => ({ src: `data:image/svg+xml,${encodeURIComponent(drawing)}` })}
  >
    <Hero>
      <Slider toys={toys} toyHref={({ toyId }) => `#toy-${toyId}`} />
    </Hero>
    <main>
      {toys.slice(0, 1).map((toy) => (
        <ToyCard key={toy.toyId} toy={toy} href="#honey" labels={{ viewMore: 'Look closer' }} />
      ))}
    </main>
  </UiProvider>,
);
