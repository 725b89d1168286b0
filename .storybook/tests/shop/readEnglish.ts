import { readPseudoText } from '../../../packages/app/build/shop/pseudo/pseudoText.ts';

/** The properties by which `play` functions, Testing Library and matchers read texts, each with its object. */
const TEXTS = [
  [Node.prototype, 'textContent'],
  [HTMLElement.prototype, 'innerText'],
  [Attr.prototype, 'value'],
  [Element.prototype, 'ariaLabel'],
  [Document.prototype, 'title'],
] as const;

let isEnglish = true;

/** Calls a function that reads pseudo texts as they are shown. */
export function asWritten<Result>(read: () => Result): Result {
  isEnglish = false;
  try {
    return read();
  } finally {
    isEnglish = true;
  }
}

/**
 * Lets `play` functions find pseudo texts by the English texts from which they were made: reading the page returns
 * English, although it shows pseudo texts.
 */
export function readEnglish() {
  for (const [prototype, name] of TEXTS) {
    const property = Object.getOwnPropertyDescriptor(prototype, name);
    if (!property?.get) throw new Error(`${name} has no getter.`);
    const { get } = property;
    Object.defineProperty(prototype, name, {
      ...property,
      get(this: unknown) {
        return inEnglish(get.call(this));
      },
    });
  }
  const { getAttribute } = Element.prototype;
  Element.prototype.getAttribute = function (this: Element, name) {
    return inEnglish(getAttribute.call(this, name));
  };
}

const inEnglish = <Value>(value: Value) =>
  isEnglish && typeof value === 'string' ? readPseudoText(value) : value;
