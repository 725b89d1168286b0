import { Source } from '@storybook/addon-docs/blocks';
import { ButtonLink } from '../primitives/Button/Button.tsx';
import { Picture } from '../primitives/Picture/Picture.tsx';
import { Underline } from '../primitives/Section/Section.tsx';
import { BrandMark } from '../primitives/Shapes/BrandMark.tsx';
import { Confetti } from '../primitives/Shapes/Confetti.tsx';
import { ScallopedFrame } from '../primitives/Shapes/ScallopedFrame.tsx';
import { TextLink } from '../primitives/TextLink/TextLink.tsx';
import { ToyCard } from '../toys/ToyCard/ToyCard.tsx';
import type { Toy } from '../toys/toy.ts';
import { type UiLinkProps, UiProvider } from '../UiProvider.tsx';
import * as styles from './WelcomePage.module.css';

/** Storybook renders a page in a frame; its links navigate the whole window. */
const StorybookLink = (props: UiLinkProps) => <a {...props} target="_top" />;

const page = (path: string) => `./?path=/${path}`;

const places = [
  {
    title: 'Foundations',
    picture: '/pictures/little-atelier-paint-set-640.avif',
    text: 'Colours with their contrasts, type, space, corners, shadows, motion and shapes, read live from the tokens. And two more brands made of tokens alone.',
    href: page('story/foundations-colours--colours'),
    link: 'See the colours',
  },
  {
    title: 'Components',
    picture: '/pictures/meadow-giant-floor-puzzle-640.avif',
    text: 'Primitives, forms, navigation, toys and feedback: every component with its props, a story to play with, and the states that matter.',
    href: page('docs/toys-toycard--docs'),
    link: 'Take a toy card',
  },
  {
    title: 'Screens',
    picture: '/pictures/rosepeak-castle-playset-640.avif',
    text: 'The shop itself, screen by screen, signed in and out, without a server or an account.',
    href: page('story/screens-home--success'),
    link: 'Enter the shop',
  },
];

const tools: [name: string, use: string][] = [
  ['Theme', 'Light, dark, or as your system asks.'],
  ['Direction', 'Left to right or right to left.'],
  ['Brand', 'ToyStore, Toy Box or Heirloom: the same components in other tokens.'],
  ['Viewport', '320, 360, 768 and 1440 px, the widths everything is looked at.'],
  [
    'Not in it: forced colours, reduced motion',
    'Your browser’s DevTools show any story so, under Rendering.',
  ],
];

const toy: Toy = {
  toyId: '1',
  toyName: 'Bramble the Honey Bear',
  sellerName: 'Cloudberry Lane',
  price: 3495,
  rating: 4.9,
  availableQuantity: 48,
  description: 'Bramble has a round tummy and feels reassuring on a small lap.',
  pictureURL: '/pictures/bramble-the-honey-bear-640.avif',
};

const install =
  'npm install @toystore/ui @fontsource-variable/fredoka @fontsource-variable/figtree';

const app = `import '@fontsource-variable/fredoka';
import '@fontsource-variable/figtree';
import '@toystore/ui/styles.css';
import '@toystore/ui/base.css';
import { type Toy, ToyCard, type UiLinkProps, UiProvider } from '@toystore/ui';
import { Link } from 'react-router';

// The kit knows no router: hand it yours.
const RouterLink = ({ href, ...rest }: UiLinkProps) => (
  <Link {...rest} to={href} />
);

export const Shelf = ({ toy }: { toy: Toy }) => (
  <UiProvider Link={RouterLink}>
    <ToyCard toy={toy} href={\`/toys/\${toy.toyId}\`} />
  </UiProvider>
);`;

const brand = `:root {
  --ts-primary: light-dark(#cf2a0a, #ff6b47);
  --ts-font-display: "Gabarito Variable", sans-serif;
  --ts-radius-full: 14px;
  --ts-scallop-height: 0px;
}`;

/** An overview of this Storybook, and how to use the kit elsewhere. */
export function WelcomePage() {
  return (
    <UiProvider Link={StorybookLink}>
      <div className={styles.page}>
        <header className={styles.hero}>
          <Confetti className={styles.confetti} />
          <div className={styles.text}>
            <p className={styles.brand}>
              <BrandMark className={styles.brandMark} /> ToyStore
            </p>
            <h1 className={styles.title}>A toy shop in parts</h1>
            <p className={styles.lead}>
              A React kit that a parent trusts and a child wants to point at: in light and dark, by
              keyboard, thumb and screen reader, from 320 pixels up.
            </p>
            <div className={styles.actions}>
              <ButtonLink variant="primary" size="l" href={page('docs/toys-toycard--docs')}>
                See a component
              </ButtonLink>
              <ButtonLink size="l" href={page('story/foundations-second-brand--light')}>
                See a second brand
              </ButtonLink>
            </div>
          </div>
          <ScallopedFrame className={styles.frame}>
            <Picture
              url="/pictures/tango-the-t-rex-640.avif"
              alt="Tango the T-Rex, a green dinosaur"
              priority
              sizes="340px"
            />
          </ScallopedFrame>
        </header>

        <section aria-labelledby="what-is-where">
          <h2 id="what-is-where" className={styles.heading}>
            <Underline>What is where</Underline>
          </h2>
          <ul className={styles.places} data-untitled="">
            {places.map(({ title, picture, text, href, link }) => (
              <li key={title} className={styles.place}>
                <Picture url={picture} alt="" sizes="300px" className={styles.picture} />
                <h3>{title}</h3>
                <p>{text}</p>
                <TextLink href={href}>{link}</TextLink>
              </li>
            ))}
          </ul>
          <p className={styles.more}>
            Something missing?{' '}
            <TextLink href={page('docs/foundations-how-to-add-a-component--docs')}>
              How to add a component
            </TextLink>
          </p>
        </section>

        <section aria-labelledby="in-another-app">
          <h2 id="in-another-app" className={styles.heading}>
            <Underline>In another app</Underline>
          </h2>
          <ol className={styles.steps} data-untitled="">
            <li className={styles.step}>
              <h3>Install the kit and its typefaces</h3>
              <Source language="bash" code={install} />
            </li>
            <li className={styles.step}>
              <h3>Load the stylesheet once, say how links navigate, put a toy on the shelf</h3>
              <div className={styles.example}>
                <Source language="tsx" code={app} />
                <ToyCard toy={toy} href={page('docs/toys-toycard--docs')} />
              </div>
            </li>
            <li className={styles.step}>
              <h3>Make it yours: give tokens other values, after the kit’s stylesheet</h3>
              <Source language="css" code={brand} />
              <p>
                Or take them from your design tool:{' '}
                <TextLink href={page('story/foundations-exchange--exchange')}>Exchange</TextLink>
              </p>
            </li>
          </ol>
        </section>

        <section aria-labelledby="the-toolbar">
          <h2 id="the-toolbar" className={styles.heading}>
            <Underline>In the toolbar</Underline>
          </h2>
          <dl className={styles.tools}>
            {tools.map(([name, use]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{use}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </UiProvider>
  );
}
