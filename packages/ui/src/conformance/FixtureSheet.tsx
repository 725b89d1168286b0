import { UiProvider } from '../UiProvider.tsx';
import { fixtures } from './fixtures/all.ts';
import { popups } from './fixtures/popups.tsx';
import type { RootProps } from './fixtures/rootProps.ts';
import { uiLabels } from './fixtures/uiLabels.ts';

export interface FixtureSheetProps {
  /** Selects the fixtures to render. */
  only?: (name: string) => boolean;
  /** Returns the props for a component's root. */
  root?: (name: string) => Partial<RootProps>;
}

/**
 * Fixtures of the kit's components, one below the other, each in a box marked with its name. None has its own texts:
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

/** Returns whether a component needs the gutter of a page's column, which it slightly overlaps. */
const inColumn = (name: string) => name.startsWith('Category');

/** Returns whether a component's root is a list item. */
const isListItem = (name: string) =>
  /^(CartLine|(Email|Password|Security|SignInMethods|TwoStep)Row)(?!s)/.test(name);

const dialogs = /^(?:CartDrawer|FilterSheet|\w+Dialog)\b/;

/** Returns whether a component is part of the page and leaves the rest usable, unlike an open dialog. */
export const isInPage = (name: string) => !dialogs.test(name) && !(name in popups);

/** Returns the boxes of a sheet, with their names. */
export const boxes = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLElement>('[data-fixture]')].map(
    (box) => [box.dataset.fixture ?? '', box] as const,
  );
