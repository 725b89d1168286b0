/** Attributes whose values are texts, names and addresses: no style goes by them. */
const WORDS =
  /^(alt|content|d|for|href|id|name|src|srcset|style|title|value|aria-(label|\w+by|controls|owns))$/;

/**
 * The kinds of elements that a sweep has looked at and found fine, in all stories that share this page: a setup file starts
 * from scratch with each file of stories, this module does not. What was hidden or covered in one story is looked at in the next.
 */
export const fineKinds = {
  withText: new Set<number>(),
  onPaper: new Set<number>(),
  inOtherTheme: new Set<number>(),
};

/** Numbers of kinds, by the number of the parent's kind and what a style reveals of the element itself. */
const numbers = new Map<string, number>();

/**
 * The kind of each element of the page: its name, classes and states, and those of all elements around it. Two elements of a
 * kind look alike, except where a style goes by their position among others, or by what is in them.
 */
export function kindsOfElements(): Map<Element, number> {
  const kinds = new Map<Element, number>();
  const visit = (element: Element, parent: number) => {
    const key = `${parent} ${describe(element)}`;
    const kind = numbers.get(key) ?? numbers.size + 1;
    numbers.set(key, kind);
    kinds.set(element, kind);
    for (const child of element.children) if (child !== document.head) visit(child, kind);
  };
  visit(document.documentElement, 0);
  return kinds;
}

function describe(element: Element): string {
  const attributes = [...element.attributes].map(({ name, value }) =>
    WORDS.test(name) || (name !== 'class' && /[\d\s]/.test(value)) ? name : `${name}=${value}`,
  );
  const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
  const hasFocus = element === document.activeElement && element !== document.body;
  return [element.localName, ...attributes.sort(), hasText, hasFocus].join(' ');
}
