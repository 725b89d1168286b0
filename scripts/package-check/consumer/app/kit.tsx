import './tailwind.css';
import {
  Button,
  Footer,
  Hero,
  NavAccount,
  NavBar,
  type PartialUiLabels,
  Slider,
  type Toy,
  ToyCard,
  type UiLinkProps,
  UiProvider,
} from '@toystore/ui';
import { useState } from 'react';

const toys: Toy[] = ['Honey Bear', 'Tin Robot', 'Wooden Train'].map((toyName, index) => ({
  toyId: String(index + 1),
  toyName,
  sellerName: 'Consumer Toys',
  price: 1250 + 100 * index,
  rating: 4.5,
  availableQuantity: 3,
  description: 'A toy of another shop.',
  pictureURL: `https://pictures.example/${index}.png`,
}));

const drawing =
  "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><circle r='9'/></svg>";

function ConsumerLink(props: UiLinkProps) {
  return <a data-router="consumer" {...props} />;
}

const labels: PartialUiLabels = {
  Carousel: {
    play: 'Weiter mit den Bildern',
    playText: 'Weiter',
    pause: 'Bilder anhalten',
    pauseText: 'anhalten',
    previous: 'Vorheriges Bild',
    next: 'Nächstes Bild',
    position: ({ position, total }) => `${position} von ${total}`,
    announcement: ({ name, position, total }) => `${name}, ${position} von ${total}`,
    carousel: 'Karussell',
    slide: 'Bild',
  },
  Footer: { payments: 'Zahlungsarten', social: 'Soziale Medien' },
  NavAccount: { signIn: 'Anmelden', signOut: 'Abmelden' },
  NavBar: { main: 'Hauptmenü', menu: 'Menü', closeMenu: 'Menü schließen' },
  Slider: { price: 'Preis:', viewMore: 'Mehr sehen' },
  ToyCard: { rating: 'Bewertung:', quantity: 'Bestand:', price: 'Preis:', viewMore: 'Mehr sehen' },
};

const columns = [{ title: 'Hilfe', links: [{ label: 'Versand', href: '#shipping' }] }];

function ConsumerBar() {
  const [count, setCount] = useState(2);
  const actions = (
    <>
      <select aria-label="Sprache">
        <option>Deutsch</option>
      </select>
      <Button variant="plain" onClick={() => setCount(count + 1)}>
        Warenkorb, {count} Spielzeuge
      </Button>
    </>
  );
  return (
    <NavBar
      brandName="Spielkiste"
      brandHref="#start"
      links={[{ label: 'Neu', href: '#new' }]}
      actions={actions}
      account={(slot) => (
        <NavAccount {...slot} user={null} signInHref="#login" onSignOut={() => undefined} />
      )}
    />
  );
}

export default function KitPage() {
  return (
    <UiProvider
      Link={ConsumerLink}
      locale="de-DE"
      currency="EUR"
      labels={labels}
      pictureSources={() => ({ src: `data:image/svg+xml,${encodeURIComponent(drawing)}` })}
    >
      <ConsumerBar />
      <Hero>
        <Slider toys={toys} toyHref={({ toyId }) => `#toy-${toyId}`} />
      </Hero>
      <main>
        <Button variant="primary" className="p-8">
          Auspacken
        </Button>
        {toys.slice(0, 1).map((toy) => (
          <ToyCard key={toy.toyId} toy={toy} href="#honey" labels={{ viewMore: 'Look closer' }} />
        ))}
      </main>
      <Footer brandName="Spielkiste" brandHref="#start" columns={columns}>
        <p>Gebaut in Kassel.</p>
      </Footer>
    </UiProvider>
  );
}
