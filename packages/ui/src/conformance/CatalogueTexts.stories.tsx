import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CartLine } from '../cart/CartLine/CartLine.tsx';
import { ordinaryToy } from '../stories/edgeCaseToys.ts';
import { SearchBox } from '../toys/SearchBox/SearchBox.tsx';
import { Slider } from '../toys/Slider/Slider.tsx';
import { ToyCard } from '../toys/ToyCard/ToyCard.tsx';
import type { Toy } from '../toys/toy.ts';
import { UiProvider } from '../UiProvider.tsx';

const toyHref = ({ toyId }: Toy) => `/toys/${toyId}`;

/** A card, a slide, a line of the cart and a search box with the texts of one toy. */
function Texts(texts: Pick<Toy, 'toyName' | 'description'> & { price?: number }) {
  const toy: Toy = { ...ordinaryToy, suggestedMinAge: 3, ...texts };
  const item = { ...toy, quantity: 1, href: '/toys/0' };
  return (
    <div style={{ display: 'grid', gap: 'var(--ts-space-6)', maxInlineSize: '20rem' }}>
      <h1>{toy.toyName}</h1>
      <ToyCard toy={toy} href="/toys/0" headingLevel={2} />
      <Slider toys={[toy]} toyHref={toyHref} />
      <h2>Cart</h2>
      <ul>
        <CartLine item={item} onQuantityChange={() => {}} onRemove={() => {}} onKeep={() => {}} />
      </ul>
      <SearchBox toys={[toy]} onChoose={() => {}} />
    </div>
  );
}

const meta = {
  title: 'Conformance/Catalogue texts',
  component: Texts,
  tags: ['!dev', '!autodocs', 'no-screenshot', 'no-transcript'],
} satisfies Meta<typeof Texts>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Returns how far the lines of a text are from the start of its box, in the direction of the page. */
function startOf(text: Element): number {
  const range = document.createRange();
  range.selectNodeContents(text);
  const lines = range.getBoundingClientRect();
  const box = text.getBoundingClientRect();
  const isRightToLeft = getComputedStyle(document.documentElement).direction === 'rtl';
  return isRightToLeft ? box.right - lines.right : lines.left - box.left;
}

/** Checks that each text of a toy has its own direction, and keeps its place at the start of the page's lines. */
const inDirection =
  (direction: 'ltr' | 'rtl', typed: string): NonNullable<Story['play']> =>
  async ({ canvasElement, args: { toyName } }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox'), typed);
    const option = await canvas.findByRole('option');
    const texts = [
      ...canvas
        .getAllByRole('heading', { name: toyName })
        .filter(({ tagName }) => tagName !== 'H1'),
      ...option.querySelectorAll('[dir=auto]'),
    ];
    await expect(texts.length).toBeGreaterThan(3);
    for (const text of texts) {
      await expect(getComputedStyle(text).direction).toBe(direction);
      await expect(startOf(text)).toBeCloseTo(0, 0);
    }
    await expect(option.querySelector('mark')).not.toBeNull();
  };

export const Japanese: Story = {
  args: { toyName: '東京タワー模型（1/1000）', description: '組み立て式の木製模型。高さ30cm。' },
  play: inDirection('ltr', 'たわー'),
};

export const Persian: Story = {
  args: { toyName: 'قطار چوبی (۲۰ تکه)!', description: 'قطار و ریل از چوب راش.' },
  play: inDirection('rtl', 'چوبي'),
};

/** The lines of a label, of whose characters no two have the same place. */
function linesOf(label: Element): string[] {
  const text = label.firstChild;
  const lines = new Map<number, string>();
  for (const [at, character] of [...(text?.textContent ?? '')].entries()) {
    const range = document.createRange();
    range.setStart(text ?? label, at);
    range.setEnd(text ?? label, at + 1);
    const top = Math.round(range.getBoundingClientRect().top);
    lines.set(top, (lines.get(top) ?? '') + character);
  }
  return [...lines.values()];
}

/** In a card of a 320 px phone a label has the room of its button, and breaks between phrases. */
export const NarrowLabels: Story = {
  args: { toyName: '紙風船', description: '' },
  render: (args) => (
    <div lang="ja" style={{ maxInlineSize: '8.5rem' }}>
      {['View details', 'カートに入れてレジに進む'].map((viewMore) => (
        <ToyCard
          key={viewMore}
          toy={{ ...ordinaryToy, ...args }}
          href="/toys/0"
          headingLevel={2}
          labels={{ viewMore }}
        />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('link').map(linesOf);
    await expect(lines).toEqual([['View details'], ['カートに入れて', 'レジに進む']]);
  },
};

/** In a shop that is written from right to left, the mark after a Latin name is at its end. */
export const LatinInArabic: Story = {
  globals: { shop: 'luba' },
  args: { toyName: 'Hot Wheels Racer (1:64)!', description: 'A racer of metal.' },
  play: inDirection('ltr', 'racer'),
};

const MOST = 1_000_000_000; // rials: the highest price that a toy may have

/** On a phone of 320 px the highest price is legible, in one line, inside of its card, its line of the cart and its seal. */
export const HighestPrice: Story = {
  args: { toyName: 'خانهٔ عروسکی', description: '', price: MOST * 100 },
  render: (args) => (
    <UiProvider currency="IRR">
      <Texts {...args} />
      {[0, MOST * 125].map((compareAtPrice) => (
        <div key={compareAtPrice} style={{ maxInlineSize: '138px' }}>
          <ToyCard
            toy={{ ...ordinaryToy, ...args, toyName: 'پازل', compareAtPrice }}
            href="/toys/1"
            headingLevel={2}
          />
        </div>
      ))}
    </UiProvider>
  ),
  play: async ({ canvasElement }) => {
    const prices = [...canvasElement.querySelectorAll('bdi')];
    await expect(prices.length).toBeGreaterThan(3);
    for (const price of prices) {
      const number = [...price.childNodes].find(({ textContent }) => /\d/.test(textContent ?? ''));
      await expect(Number.parseFloat(getComputedStyle(price).fontSize)).toBeGreaterThan(12.5);
      const range = document.createRange();
      range.selectNode(number ?? price);
      await expect(
        new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size,
      ).toBe(1);
      const box = price.closest('p, li, article')?.getBoundingClientRect();
      const { left, right } = price.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual((box?.left ?? 0) - 0.5);
      await expect(right).toBeLessThanOrEqual((box?.right ?? 0) + 0.5);
    }
  },
};
