import { Footer } from '../components/Footer/Footer.tsx';
import { Hero } from '../components/Hero/Hero.tsx';
import { NavAccount } from '../components/NavBar/NavAccount.tsx';
import { NavBar } from '../components/NavBar/NavBar.tsx';
import { SubscribeBlock } from '../components/SubscribeBlock/SubscribeBlock.tsx';
import { ButtonLink } from '../primitives/Button/Button.tsx';
import { Section } from '../primitives/Section/Section.tsx';
import { footerContent } from '../stories/footerContent.ts';
import { CategoryGrid } from '../toys/CategoryCard/CategoryGrid.tsx';
import { Slider } from '../toys/Slider/Slider.tsx';
import { ToyGrid } from '../toys/ToyGrid/ToyGrid.tsx';
import type { Toy } from '../toys/toy.ts';

const toHome = () => '#';
const navigation = [
  { href: '#', label: 'Home', current: true },
  { href: '#login', label: 'Login' },
  { href: '#register', label: 'Register' },
];
const payments = ['apple-pay', 'google-pay', 'visa', 'mastercard', 'amex', 'paypal'].map(
  (name) => ({
    name,
    src: `/brands/${name}.svg`,
  }),
);

/** A home screen of the kit's components, as a shop could compose it. */
export function BrandShop({ toys, brandName }: { toys: Toy[]; brandName: string }) {
  return (
    <>
      <NavBar
        links={navigation}
        brandName={brandName}
        brandHref="#"
        account={(slot) => (
          <NavAccount {...slot} user={null} signInHref="#login" onSignOut={() => {}} />
        )}
      />
      <main>
        <h1 style={{ position: 'absolute', clipPath: 'inset(50%)' }}>{brandName}</h1>
        <Hero>
          <Slider toys={toys} toyHref={toHome} delay={1_000_000} />
        </Hero>
        <Section title="Top by Category">
          <CategoryGrid toys={toys.slice(0, 6)} toyHref={toHome} />
        </Section>
        <Section title="Most Top Product">
          <ToyGrid
            toys={toys.slice(0, 8)}
            toyHref={toHome}
            footer={
              <ButtonLink href="#" size="l">
                All Toy
              </ButtonLink>
            }
          />
        </Section>
        <SubscribeBlock pictures={toys.slice(10, 13).map(({ pictureURL }) => pictureURL)} />
      </main>
      <Footer brandName={brandName} brandHref="#" {...footerContent} payments={payments} />
    </>
  );
}
