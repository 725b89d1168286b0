import { fixtures } from './fixtures/all.ts';
import type { RootProps } from './fixtures/rootProps.ts';

export interface FixtureSheetProps {
  /** Renders these only. */
  only?: (name: string) => boolean;
  /** What a component's root is to have. */
  root?: (name: string) => Partial<RootProps>;
}

/** Fixtures of the kit's components, one below the other, each in a box marked with its name. */
export function FixtureSheet({ only = isInPage, root = () => ({}) }: FixtureSheetProps) {
  return Object.entries(fixtures)
    .filter(([name]) => only(name))
    .map(([name, render]) => (
      <div
        key={name}
        data-fixture={name}
        style={inColumn(name) ? { paddingInline: 16 } : undefined}
      >
        {render(root(name))}
      </div>
    ));
}

/** Whether a component counts on the gutter of a page's column, into which it reaches a little. */
const inColumn = (name: string) => name.startsWith('Category');

const dialogs = /^(?:CartDrawer|FilterSheet|\w+Dialog)\b/;

/** Whether a component leaves the rest of the page in reach: an open dialog does not. */
export const isInPage = (name: string) => !dialogs.test(name);

/** The boxes of a sheet, with their names. */
export const boxes = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLElement>('[data-fixture]')].map(
    (box) => [box.dataset.fixture ?? '', box] as const,
  );
