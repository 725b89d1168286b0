import { UiProvider } from '../UiProvider.tsx';
import { fixtures } from './fixtures/all.ts';
import { popups } from './fixtures/popups.tsx';
import type { RootProps } from './fixtures/rootProps.ts';
import { uiLabels } from './fixtures/uiLabels.ts';

export interface FixtureSheetProps {
  /** Renders these only. */
  only?: (name: string) => boolean;
  /** What a component's root is to have. */
  root?: (name: string) => Partial<RootProps>;
}

/**
 * Fixtures of the kit's components, one below the other, each in a box marked with its name. None has texts of its own:
 * they come from a `UiProvider`.
 */
export function FixtureSheet({ only = isInPage, root = () => ({}) }: FixtureSheetProps) {
  return (
    <UiProvider labels={uiLabels}>
      {Object.entries(fixtures)
        .filter(([name]) => only(name))
        .map(([name, render]) => {
          const Box = isListItem(name) ? 'ul' : 'div';
          return (
            <Box
              key={name}
              data-fixture={name}
              style={inColumn(name) ? { paddingInline: 16 } : undefined}
            >
              {render(root(name))}
            </Box>
          );
        })}
    </UiProvider>
  );
}

/** Whether a component counts on the gutter of a page's column, into which it reaches a little. */
const inColumn = (name: string) => name.startsWith('Category');

/** Whether a component's root is an item of a list. */
const isListItem = (name: string) => name.startsWith('CartLine');

const dialogs = /^(?:CartDrawer|FilterSheet|\w+Dialog)\b/;

/** Whether a component stands in the page, and leaves the rest of it in reach: an open dialog does not. */
export const isInPage = (name: string) => !dialogs.test(name) && !(name in popups);

/** The boxes of a sheet, with their names. */
export const boxes = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLElement>('[data-fixture]')].map(
    (box) => [box.dataset.fixture ?? '', box] as const,
  );
