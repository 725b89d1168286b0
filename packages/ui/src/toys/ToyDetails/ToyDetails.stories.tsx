import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SaveButton } from '../../components/SaveButton/SaveButton.tsx';
import { bareToy, edgeCaseToys, ordinaryToy } from '../../stories/edgeCaseToys.ts';
import { firstToy, fromCatalogue } from '../../stories/fromCatalogue.ts';
import { ToyDetails } from './ToyDetails.tsx';
import { ToyDetailsSkeleton } from './ToyDetailsSkeleton.tsx';

const meta = {
  title: 'Toys/ToyDetails',
  component: ToyDetails,
  subcomponents: { ToyDetailsSkeleton },
  tags: ['stable'],
  args: { toy: fromCatalogue(firstToy), backHref: '/toys', onAddToCart: fn() },
} satisfies Meta<typeof ToyDetails>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

export const Default: Story = {
  tags: ['no-screenshot'], // Screens/Toy detail shows it
  play: async ({ canvas, args }) => {
    const bear = args.toy;
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(bear.toyName);
    await expect(canvas.getByRole('img', { name: bear.toyName })).toBeVisible();
    await expect(canvas.getByText('$34.95').closest('p')?.innerText).toBe('Price: $34.95');
    const facts = canvas.getAllByRole('definition').map((fact) => fact.textContent);
    await expect(facts).toEqual(['4.9', '48', 'Cloudberry Lane']);
    const terms = canvas.getAllByRole('term').map((term) => term.textContent);
    await expect(terms).toEqual(['Rating', 'Quantity', 'Seller']);
    const story = canvas.getByRole('region', { name: 'Description' });
    await expect(within(story).getByText(bear.description ?? '')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All toys' })).toHaveAttribute('href', '/toys');
    await expect(canvas.queryByText('Out of stock')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }));
    await expect(args.onAddToCart).toHaveBeenCalledWith(bear);
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  args: {
    toy: ordinaryToy,
  },
};

const safeToy = {
  ...ordinaryToy,
  toyName: 'Rosa Nesting Doll Set',
  suggestedMinAge: 3,
  warnings: ['Contains a button cell. Keep away from children.'],
  manufacturer: {
    name: 'Maple Moth Workshop',
    address: '14 Mill Lane, Brattleboro, VT 05301, USA',
    email: 'hello@maplemoth.example',
  },
  responsiblePerson: {
    name: 'Lindenhof Spielwaren GmbH',
    address: 'Hafenstraße 8, 20457 Hamburg, Germany',
    url: 'https://lindenhof.example/safety',
  },
  gtin: '00614141007349',
  model: 'MM-ROSA-5',
  material: 'Linden wood, water-based paint',
  batteries: 'No batteries',
};

const save = (
  <SaveButton name="Bramble" size="l" pressed={false} onPressedChange={() => undefined} />
);

/** The action is beside the button, even in a narrow column. */
export const WithAction: Story = {
  tags: ['no-screenshot'], // OutOfStock covers it, too
  args: { action: save },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const add = canvas.getByRole('button', { name: 'Add to cart' });
    const save = canvas.getByRole('button', { name: 'Save Bramble' });
    save.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { top, bottom } = save.getBoundingClientRect();
    const middle = (top + bottom) / 2;
    await expect(middle).toBeGreaterThan(add.getBoundingClientRect().top);
    await expect(middle).toBeLessThan(add.getBoundingClientRect().bottom);
  },
};

export const OutOfStock: Story = {
  args: { toy: edgeCaseToys.outOfStock, action: save },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add to cart' })).toBeDisabled();
    await expect(canvas.getByText('Out of stock')).toBeVisible();
  },
};

/** A toy's optional data, and a shop's content in the page's slots. */
export const WithMore: Story = {
  tags: ['no-screenshot', '!autodocs'], // its parts have their own screenshots
  args: {
    toy: {
      ...ordinaryToy,
      compareAtPrice: 4495,
      ratingCount: 128,
      badges: ['Handmade'],
      morePictureURLs: [
        '/pictures/pebble-the-sea-otter-640.avif',
        '/pictures/captain-waddles-penguin-640.avif',
      ],
    },
    badge: 'New',
    meta: <p style={{ paddingTop: '16px' }}>For ages 3 and up</p>,
    children: <p style={{ padding: '32px', textAlign: 'center' }}>Others bought an otter, too.</p>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('4.9(128)');
    await expect(canvas.getByText('$34.95').closest('p')).toHaveTextContent('Before: $44.95');
    for (const text of ['New', 'Handmade', 'For ages 3 and up', 'Others bought an otter, too.']) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Picture 3 of 3' }));
    const picture = canvas.getByRole('img', { name: ordinaryToy.toyName });
    await expect(picture.getAttribute('src')).toContain('captain-waddles');
  },
};

/** Warnings come before the button, and who answers for the toy after it, in the page and for a keyboard. */
export const Safety: Story = {
  args: {
    toy: safeToy,
    statements: [
      ['WARNING: CHOKING HAZARD—Small parts. Not for children under 3 yrs.'],
      ['Warning. Not suitable for children under 36 months. Small parts.'],
    ],
    action: save,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Age').nextSibling).toHaveTextContent('3 years and up');
    const warnings = canvas.getByRole('region', { name: 'Safety warnings' });
    await expect(warnings.innerText.split('\n').filter(Boolean)).toEqual([
      'WARNING: CHOKING HAZARD—Small parts. Not for children under 3 yrs.',
      'Warning. Not suitable for children under 36 months. Small parts.',
      'Contains a button cell. Keep away from children.',
    ]);
    const add = canvas.getByRole('button', { name: 'Add to cart' });
    const origin = canvas.getByText('Maker').closest('dl');
    await expect(warnings.compareDocumentPosition(add)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(origin?.compareDocumentPosition(add)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    await expect(origin).toHaveTextContent('Maple Moth Workshop');
    for (const [name, href] of [
      ['hello@maplemoth.example', 'mailto:hello@maplemoth.example'],
      ['lindenhof.example', 'https://lindenhof.example/safety'],
    ] as const) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    }
  },
};

const scrollToOrigin = (canvas: Canvas) =>
  canvas.getByText('Maker and materials').scrollIntoView({ behavior: 'instant' });

/** Scrolls past the button and expects it at the window's lower edge, as the only one. */
const passButton = async (canvas: Canvas) => {
  scrollToOrigin(canvas);
  await waitFor(() => {
    const { bottom } = canvas.getByRole('button', { name: 'Add to cart' }).getBoundingClientRect();
    expect(window.innerHeight - bottom).toBeLessThan(40);
  });
};

/** Once the button has been passed, a bar has it, with the focus. */
export const PassedOnAPhone: Story = {
  args: {
    ...Safety.args,
    children: (
      <p style={{ marginBlock: '100vh' }}>
        <a href="#more">More toys</a>
      </p>
    ),
  },
  tags: ['no-screenshot'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, args }) => {
    const button = () => canvas.getByRole('button', { name: 'Add to cart' });
    const inPage = button();
    inPage.focus();
    await passButton(canvas);
    await expect(button()).not.toBe(inPage);
    await expect(button()).toHaveFocus();
    await userEvent.click(button());
    await expect(args.onAddToCart).toHaveBeenCalledOnce();
    const barTop = () => window.innerHeight - Number.parseFloat(coveredHeight());
    await waitFor(() => expect(barTop()).toBeLessThan(window.innerHeight)); // one frame after the bar
    const link = canvas.getByRole('link', { name: 'More toys' });
    link.scrollIntoView({ block: 'end', behavior: 'instant' });
    link.focus();
    await waitFor(() => expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(barTop()));
    document.documentElement.style.fontSize = '200%';
    await waitFor(() => expect(barTop()).toBeLessThan(window.innerHeight - 120));
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    await expect(button().getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
    document.documentElement.style.fontSize = '';
    button().focus();
    window.scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(button()).toBe(inPage));
    await expect(inPage).toHaveFocus();
    await waitFor(() => expect(coveredHeight()).toBe('0px'));
  },
};

const coveredHeight = () => document.documentElement.style.getPropertyValue('--ts-bottom-bar');

/** Without stock the bar shows "Out of stock". */
export const PassedOutOfStock: Story = {
  args: { ...PassedOnAPhone.args, toy: { ...safeToy, availableQuantity: 0 } },
  tags: ['no-screenshot'],
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await passButton(canvas);
    await expect(canvas.getByRole('button', { name: 'Add to cart' })).toBeDisabled();
    await expect(canvas.getAllByText('Out of stock')).toHaveLength(2);
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
};

/** A low window and a wide one have no bar, and the button stays reachable. */
export const PassedInALowWindow: Story = {
  args: { ...PassedOnAPhone.args },
  tags: ['!dev', '!autodocs', 'no-screenshot'],
  globals: { viewport: { value: 'low' } },
  parameters: {
    viewport: { options: { low: { name: 'Low', styles: { width: '640px', height: '360px' } } } },
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Add to cart' });
    scrollToOrigin(canvas);
    await waitFor(() => expect(canvas.getAllByText('$34.95', { exact: false })).toHaveLength(2));
    await expect(canvas.getByRole('button', { name: 'Add to cart' })).toBe(button);
    await waitFor(() => expect(coveredHeight()).toBe('0px'));
  },
};

/** Without `onAddToCart` the button exists and does nothing. */
export const WithoutACart: Story = {
  tags: ['!dev', '!autodocs'],
  render: ({ toy }) => <ToyDetails toy={toy} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Add to cart' });
    await userEvent.click(button);
    await expect(button).toBeEnabled();
  },
};

/** Exports of other shops have lists. */
export const LinesOfADescription: Story = {
  tags: ['no-screenshot', 'no-transcript', '!autodocs'],
  args: { toy: { ...edgeCaseToys.noPicture, description: 'A fox.\n\n• Wood\n• Wool' } },
  play: async ({ canvasElement }) => {
    const story = within(canvasElement).getByRole('region', { name: 'Description' });
    await expect(story.innerText).toMatch(/\n• Wood\n• Wool$/);
  },
};

export const NoPictureNoDescription: Story = {
  args: { toy: { ...edgeCaseToys.noPicture, description: ' ' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Shy Fox' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Description' })).toBeNull();
  },
};

export const Skeleton: Story = {
  render: () => <ToyDetailsSkeleton />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
  },
};

/** No layout shift when a toy arrives whose name and first sentence have two lines. */
export const SkeletonHasThePagesSize: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <>
      <ToyDetails {...args} />
      <ToyDetailsSkeleton priceNote={args.priceNote !== undefined} />
    </>
  ),
  play: async ({ canvasElement, args }) => {
    const [page, skeleton] = canvasElement.querySelectorAll('article, article + div');
    const boxesOf = (root: Element | undefined) => {
      const [frame, words] = root?.firstElementChild?.lastElementChild?.children ?? [];
      const [text, action] = words?.children ?? [];
      const origin = root?.getBoundingClientRect().top ?? 0;
      return [frame, ...(text?.children ?? []), action].flatMap((part) => {
        const box = part?.getBoundingClientRect();
        return box ? [box.left, box.top - origin, box.height] : [];
      });
    };
    const places = boxesOf(page);
    await expect(places).toHaveLength((args.priceNote === undefined ? 6 : 7) * 3);
    const differences = boxesOf(skeleton).map((at, index) => Math.abs(at - (places[index] ?? 0)));
    await expect(Math.max(...differences)).toBeLessThan(0.5);
  },
};

/** The price's note has its own line below it, and the skeleton reserves that line. */
export const PriceNote: Story = {
  ...SkeletonHasThePagesSize,
  tags: ['!dev', '!autodocs', 'no-screenshot'],
  args: { priceNote: 'incl. VAT' },
  play: async (context) => {
    const note = context.canvas.getByText('incl. VAT');
    await expect(note.closest('p')?.previousElementSibling).toHaveTextContent('Price: $34.95');
    await SkeletonHasThePagesSize.play?.(context);
  },
};

/** Data that a toy lacks has no row. */
export const BareToy: Story = {
  tags: ['no-screenshot'], // looks like Default with fewer rows
  args: { toy: bareToy },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(['Quantity']);
    await expect(canvas.queryByRole('region', { name: 'Description' })).toBeNull();
    await expect(canvasElement).not.toHaveTextContent(/undefined|NaN/);
  },
};
