import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Carousel } from './Carousel.tsx';
import { NEVER } from './carouselTestUtils.ts';

const SIDEBAR = 200; // pixels

interface Place {
  /** The layout around the carousel. */
  parent: CSSProperties;
  /** The carousel's wrapper in that layout; without it the carousel is a direct child. */
  box?: CSSProperties;
  withSidebar?: boolean;
}

const places: Record<string, Place> = {
  'a block': { parent: {}, box: {} },
  'a block with a margin': { parent: {}, box: { margin: 10 } },
  'a column of a grid': {
    parent: { display: 'grid', gridTemplateColumns: `${SIDEBAR}px 1fr` },
    box: {},
    withSidebar: true,
  },
  'a grid directly': { parent: { display: 'grid' } },
  'a grid beside a sidebar directly': {
    parent: { display: 'grid', gridTemplateColumns: `${SIDEBAR}px 1fr` },
    withSidebar: true,
  },
  'a grid that aligns at the start': { parent: { display: 'grid', justifyItems: 'start' } },
  'a flexible item': { parent: { display: 'flex' }, box: { flex: 1 }, withSidebar: true },
  'an item as wide as its content': { parent: { display: 'flex' }, box: {} },
  'a row directly': { parent: { display: 'flex' } },
  'a row beside a sidebar directly': { parent: { display: 'flex' }, withSidebar: true },
  'a column directly': { parent: { display: 'flex', flexDirection: 'column' } },
  'a centred column directly': {
    parent: { display: 'flex', flexDirection: 'column', alignItems: 'center' },
  },
  'an inline block': { parent: {}, box: { display: 'inline-block' } },
  'fit-content': { parent: {}, box: { width: 'fit-content' } },
  'a float': { parent: { display: 'flow-root' }, box: { float: 'inline-start' } },
  'a table cell': {
    parent: { display: 'table', borderSpacing: 0 },
    box: { display: 'table-cell' },
    withSidebar: true,
  },
  'a positioned box': {
    parent: { position: 'relative', height: 200 },
    box: { position: 'absolute' },
  },
};

const cell = { display: 'table-cell', flex: 'none', width: SIDEBAR, minWidth: SIDEBAR };

function InPlace({ parent, box, withSidebar, children }: Place & { children: ReactNode }) {
  return (
    <div style={parent}>
      {withSidebar && <aside style={cell}>Filters</aside>}
      {box ? <div style={box}>{children}</div> : children}
    </div>
  );
}

const items = ['One', 'Two', 'Three', 'Four', 'Five'];

interface PlacesProps {
  dir: 'ltr' | 'rtl';
  /** Whether the carousels' container is `display: none` at first. */
  startsHidden: boolean;
}

function Places({ dir, startsHidden }: PlacesProps) {
  const [isHidden, setIsHidden] = useState(startsHidden);
  const [width, setWidth] = useState(900);
  return (
    <div dir={dir}>
      <button type="button" onClick={() => setIsHidden(false)}>
        Show
      </button>
      <button type="button" onClick={() => setWidth(600)}>
        Shrink
      </button>
      <div data-testid="places" style={{ width, display: isHidden ? 'none' : 'block' }}>
        {Object.entries(places).flatMap(([name, place]) =>
          ([1, 3] as const).map((slidesPerView) => (
            <InPlace key={`${name} ${slidesPerView}`} {...place}>
              <Carousel
                items={items}
                keyOf={(item) => item}
                nameOf={(item) => item}
                label={`${name}, ${slidesPerView} in view`}
                delay={NEVER}
                slidesPerView={slidesPerView}
                minSlideWidth={80}
              >
                {(item) => <p>{`${item} `.repeat(60)}</p>}
              </Carousel>
            </InPlace>
          )),
        )}
      </div>
    </div>
  );
}

const meta = {
  title: 'Toys/Carousel',
  component: Places,
  tags: ['!dev', '!autodocs', 'no-screenshot'],
  parameters: { a11y: { test: 'off' } }, // the stories of Carousel cover accessibility
  globals: { viewport: { value: 'w1440' } },
} satisfies Meta<typeof Places>;
export default meta;

const round = (pixels: number) => Math.round(pixels);

/** Returns what is wrong with the carousels in a container of this width. */
function problemsAt(container: HTMLElement, regions: HTMLElement[]): string[] {
  const room = container.getBoundingClientRect();
  return regions.flatMap((region) => {
    const [name = ''] = region.ariaLabel?.split(', ') ?? [];
    const margins = name.includes('margin') ? 20 : 0;
    const sidebar = places[name]?.withSidebar ? SIDEBAR : 0;
    const { left, right, width } = region.getBoundingClientRect();
    const seen = [...region.querySelectorAll<HTMLElement>('[role="group"]:not([inert])')];
    const boxes = seen.map((slide) => slide.getBoundingClientRect());
    const first = Math.min(...boxes.map((box) => box.left));
    const last = Math.max(...boxes.map((box) => box.right));
    const expected = {
      width: room.width - sidebar - margins,
      seen: region.ariaLabel?.includes('3 in view') ? 3 : 1,
      slides: `${round(left)} to ${round(right)}`,
    };
    const actual = {
      width: round(width),
      seen: seen.length,
      slides: `${round(first)} to ${round(last)}`,
    };
    return JSON.stringify(actual) === JSON.stringify(expected)
      ? []
      : [`${region.ariaLabel}: ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`];
  });
}

/**
 * A carousel fills the width that its container gives it: before and after Swiper loads, and when the container
 * changes.
 */
const fits = (args: PlacesProps): StoryObj<typeof meta> => ({
  args,
  play: async ({ canvas }) => {
    const container = canvas.getByTestId('places');
    const regions = within(container).getAllByRole('region', { hidden: true });
    await expect(regions).toHaveLength(2 * Object.keys(places).length);
    const expectFit = () =>
      waitFor(() => expect(problemsAt(container, regions)).toEqual([]), { timeout: 4000 });
    if (!args.startsHidden) await expectFit();
    await waitFor(
      () => expect(container.querySelectorAll('.swiper-initialized')).toHaveLength(regions.length),
      { timeout: 6000 },
    );
    if (args.startsHidden) canvas.getByRole('button', { name: 'Show' }).click();
    await expectFit();
    for (const next of within(container).getAllByRole('button', { name: 'Next slide' })) {
      next.click();
    }
    await expectFit();
    canvas.getByRole('button', { name: 'Shrink' }).click();
    await expectFit();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
});

export const PlacesLeftToRight = fits({ dir: 'ltr', startsHidden: false });
export const PlacesHiddenFirst = fits({ dir: 'rtl', startsHidden: true });
