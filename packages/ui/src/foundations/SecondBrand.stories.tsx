import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Footer } from '../components/Footer/Footer.tsx';
import { Hero } from '../components/Hero/Hero.tsx';
import { NavAccount } from '../components/NavBar/NavAccount.tsx';
import { NavBar } from '../components/NavBar/NavBar.tsx';
import { SubscribeBlock } from '../components/SubscribeBlock/SubscribeBlock.tsx';
import { ButtonLink } from '../primitives/Button/Button.tsx';
import { Section } from '../primitives/Section/Section.tsx';
import { footerContent } from '../stories/footerContent.ts';
import { fromCatalogue } from '../stories/fromCatalogue.ts';
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

/** A home screen of the kit's components, as any shop would put them together. */
function Shop({ toys }: { toys: Toy[] }) {
  return (
    <>
      <NavBar
        links={navigation}
        brandName="Toy Box"
        brandHref="#"
        account={(slot) => (
          <NavAccount {...slot} user={null} signInHref="#login" onSignOut={() => {}} />
        )}
      />
      <main>
        <h1 style={{ position: 'absolute', clipPath: 'inset(50%)' }}>Toy Box</h1>
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
      <Footer brandName="Toy Box" brandHref="#" {...footerContent} payments={payments} />
    </>
  );
}

const meta = {
  title: 'Foundations/Second brand',
  component: Shop,
  tags: ['!autodocs'],
  args: { toys: fromCatalogue((toys) => toys) },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Shop>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Toy Box wears the same components; its one file only gives tokens other values. */
export const Light: Story = {
  globals: { brand: 'toybox', theme: 'light' },
  play: async ({ canvasElement }) => {
    const shop = within(canvasElement);
    const title = await shop.findByRole('heading', { name: 'Top by Category' });
    await expect(getComputedStyle(title).fontFamily).toContain('Gabarito');
    await expect(getComputedStyle(title).fontWeight).toBe('800');
    const line = title.querySelector('path');
    await expect(line && getComputedStyle(line).stroke).toBe('rgba(0, 0, 0, 0)');
    const mark = shop.getByRole('banner').querySelector('svg');
    await expect(mark && getComputedStyle(mark).backgroundImage).toContain('conic-gradient');
    await expect(getComputedStyle(document.body).backgroundColor).toBe('rgb(255, 253, 249)');
  },
};

export const Dark: Story = {
  tags: ['no-screenshot'], // Light is taken in dark, too
  globals: { brand: 'toybox', theme: 'dark' },
  play: () => expect(getComputedStyle(document.body).backgroundColor).toBe('rgb(20, 17, 22)'),
};

/** The same shop in ToyStore's own tokens, to compare. */
export const ToyStore: Story = {
  tags: ['no-screenshot'], // the screens show it
  globals: { brand: 'toystore' },
};
