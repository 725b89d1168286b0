import type { RootProps } from './fixtures/rootProps.ts';

const reached = new Map<string, Element>();

const idOf = (name: string) => `conformance-${name.replace(/\W+/g, '-')}`;

/** Returns an example of every prop for the root of a component. */
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

/** Returns the missing ones of these props: `className` and `style` on the root, the others on its part. */
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
