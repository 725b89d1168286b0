import type { RootProps } from './fixtures/rootProps.ts';

const reached = new Map<string, Element>();

const idOf = (name: string) => `conformance-${name.replace(/\W+/g, '-')}`;

/** Something of everything that the root of a component is to have. */
export const markedRoot = (name: string): RootProps => ({
  ref: (element) => {
    if (element) reached.set(name, element);
  },
  id: idOf(name),
  className: 'conformance-class',
  style: { scrollMarginTop: '7px' },
  'data-conformance': name,
  'aria-description': name,
});

/** Which of these props are missing: `className` and `style` at the whole, the others at its part. */
export function missingProps(name: string, whole: Element | null, part: Element | null): string[] {
  const style = whole instanceof HTMLElement || whole instanceof SVGElement ? whole.style : null;
  const wants: [what: string, arrived: boolean][] = [
    ['ref', part !== null && reached.get(name) === part],
    ['id', part?.id === idOf(name)],
    ['data-*', part?.getAttribute('data-conformance') === name],
    ['aria-*', part?.getAttribute('aria-description') === name],
    ['className', whole?.classList.contains('conformance-class') ?? false],
    ['style', style?.scrollMarginTop === '7px'],
  ];
  return wants.filter(([, arrived]) => !arrived).map(([what]) => `${name}: ${what}`);
}
