import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { CartLine } from '../cart/CartLine/CartLine.tsx';
import { cartItems } from '../cart/cartTestUtils.ts';
import { FilterGroup } from '../components/Filters/FilterGroup/FilterGroup.tsx';
import { PageHeader } from '../components/PageHeader/PageHeader.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { LoadingStatus } from '../primitives/Loading/Loading.tsx';
import { Price } from '../primitives/Price/Price.tsx';
import { Rating } from '../primitives/Rating/Rating.tsx';
import { Underline } from '../primitives/Section/Section.tsx';

function textsIn(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    if (walker.currentNode instanceof Text && walker.currentNode.data.trim() !== '') {
      texts.push(walker.currentNode);
    }
  }
  return texts;
}

const elementAround = (...content: (string | Node)[]) => {
  const element = document.createElement('span');
  element.append(...content);
  return element;
};

/** Replaces the texts of a page as translation and extensions do. */
const replaceTexts: Record<string, (root: Element) => void> = {
  'as translation does': (root) => {
    for (const text of textsIn(root)) {
      text.replaceWith(elementAround(elementAround(text.data)));
    }
  },
  'each by an element': (root) => {
    for (const text of textsIn(root)) text.replaceWith(elementAround(text.data));
  },
  'the whole content of their elements': (root) => {
    for (const { data, parentElement } of textsIn(root)) {
      if (parentElement?.childNodes.length === 1) parentElement.innerHTML = `<span>${data}</span>`;
    }
  },
};

/** Components with a number, and the text that each shows for it. */
const SHOWN: Record<
  string,
  [element: (value: number) => ReactNode, text: (value: number) => string]
> = {
  price: [(value) => <Price value={value * 100} />, (value) => `$${value}.00`],
  'price before': [
    (value) => <Price value={1} compareAt={value * 100} />,
    (value) => `Before: $${value}.00`,
  ],
  rating: [(value) => <Rating value={4} count={value} />, (value) => `(${value})`],
  'toy count': [
    (value) => <PageHeader title="Toys" count={value} />,
    (value) => `${value} toys found`,
  ],
  'page status': [
    (value) => <PageHeader title="Toys" status={`Loading ${value}`} />,
    (value) => `Loading ${value}`,
  ],
  status: [
    (value) => <LoadingStatus>{`Loading ${value}`}</LoadingStatus>,
    (value) => `Loading ${value}`,
  ],
  heading: [
    (value) => (
      <h2>
        <Underline>{`All ${value}`}</Underline>
      </h2>
    ),
    (value) => `All ${value}`,
  ],
  'filter count': [
    (value) => (
      <FilterGroup
        type="multiple"
        legend="Price"
        options={[{ value: 'a', label: 'Low', count: value }]}
      />
    ),
    (value) => `${value} toys${value}`, // what screen readers read, and what is visible
  ],
  'cart line': [
    (value) => (
      <ul>
        <CartLine
          item={{ ...cartItems.bear, quantity: value, availableQuantity: value + 1, price: 100 }}
          onQuantityChange={fn()}
          onRemove={fn()}
          onKeep={fn()}
        />
      </ul>
    ),
    (value) => `$${value}.00`,
  ],
};

function Changing() {
  const [value, setValue] = useState(7);
  return (
    <>
      <Button onClick={() => setValue(value + 1)}>More</Button>
      {Object.entries(SHOWN).map(([name, [element]]) => (
        <div key={name} data-box={name}>
          {element(value)}
        </div>
      ))}
    </>
  );
}

const meta = {
  title: 'Conformance/Replaced texts',
  component: Changing,
  tags: ['!dev', '!autodocs'],
  parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof Changing>;
export default meta;

/** Updates are shown after an extension or a translation has replaced any text. */
export const Shown: StoryObj<typeof meta> = {
  play: async ({ canvas, canvasElement }) => {
    const boxes = [...canvasElement.querySelectorAll<HTMLElement>('[data-box]')];
    const more = canvas.getByRole('button', { name: 'More' });
    let value = 7;
    for (const [way, replace] of Object.entries(replaceTexts)) {
      for (const box of boxes) replace(box);
      await userEvent.click(more);
      value += 1;
      const stale = boxes.filter(({ dataset, textContent }) => {
        const text = SHOWN[dataset.box ?? '']?.[1](value) ?? '';
        return !textContent.includes(text);
      });
      await expect(
        stale.map(({ dataset, textContent }) => `${way}: ${dataset.box} "${textContent}"`),
      ).toEqual([]);
    }
  },
};
