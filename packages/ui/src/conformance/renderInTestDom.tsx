import { act, type ReactNode, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, test, vi } from 'vitest';
import { createToys } from '../../test/createToy.ts';
import * as kit from '../index.ts';
import { componentNames, fixtures } from './fixtures/all.ts';
import { noop } from './fixtures/texts.ts';

const names = Array.from({ length: 30 }, (_, index) => `Toy ${index + 1}`);
const toys = createToys(names);

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Renders as a consumer's test does, waits for late updates, and unmounts. */
async function render(element: ReactNode, use: () => void | Promise<void> = noop) {
  const errors: string[] = [];
  const note = (...parts: unknown[]) => errors.push(parts.map(String).join(' '));
  const spies = [
    vi.spyOn(console, 'error').mockImplementation(note),
    vi.spyOn(console, 'warn').mockImplementation(note),
  ];
  vi.useFakeTimers();
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container, { onUncaughtError: note });
  try {
    await act(() => root.render(<StrictMode>{element}</StrictMode>));
    await use();
    await wait(1000);
  } finally {
    await act(() => root.unmount());
    vi.useRealTimers();
    for (const spy of spies) spy.mockRestore();
    container.remove();
  }
  expect(errors).toEqual([]);
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

async function press(selector: string, key: string) {
  const init = { key, bubbles: true, cancelable: true };
  await act(() => find(selector)?.dispatchEvent(new KeyboardEvent('keydown', init)));
  await wait(50);
}

/** Exports that need a parent; `Shop` renders all of them. */
const PARTS = [
  ...['Dialog', 'DialogClose', 'DialogDescription', 'DialogHeader', 'DialogTitle'],
  ...['MenuItem', 'MenuSeparator', 'MessagesProvider', 'UiProvider', 'Underline'],
];

function Shop({ onClose }: { onClose: () => void }) {
  return (
    <kit.UiProvider>
      <kit.MessagesProvider>
        <kit.Underline>Toys</kit.Underline>
        <kit.Toast message="Saved" onDismiss={noop} />
        <kit.Dialog open onClose={onClose}>
          <kit.DialogHeader icon={null} title="Gift wrap" />
          <kit.DialogDescription>In paper.</kit.DialogDescription>
          <kit.Menu trigger={<kit.Button>More</kit.Button>}>
            <kit.MenuItem>With stars</kit.MenuItem>
            <kit.MenuSeparator />
          </kit.Menu>
          <kit.DialogClose>Close</kit.DialogClose>
        </kit.Dialog>
      </kit.MessagesProvider>
    </kit.UiProvider>
  );
}

function Row() {
  const [state, setState] = useState<'asking' | 'removed'>();
  return (
    <>
      {state !== 'removed' && (
        <kit.IconButton aria-label="Remove" onClick={() => setState('asking')} />
      )}
      <kit.Button>Next</kit.Button>
      <kit.ConfirmDialog
        title="Remove it?"
        open={state === 'asking'}
        onConfirm={noop}
        onClose={() => setState('removed')}
      />
    </>
  );
}

/** Tests the kit as a consumer's tests use it, in a DOM without layout, such as jsdom. */
export function testInDom(): void {
  beforeAll(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  });

  test('renders each export', () => {
    const rendered = [...Object.keys(fixtures).map((name) => name.split(' ')[0]), ...PARTS];
    expect(componentNames.filter((name) => !rendered.includes(name))).toEqual([]);
  });

  test.each(Object.entries(fixtures))('renders %s', async (_, fixture) => {
    await render(fixture({}));
  });

  test('renders all cards of a grid at once, and finds each', async () => {
    const handle: { current: kit.ToyGridHandle | null } = { current: null };
    const setHandle = (next: kit.ToyGridHandle | null) => {
      handle.current = next;
    };
    await render(
      <kit.ToyGrid toys={toys} toyHref="/toys/{toyId}" actionsRef={setHandle} />,
      async () => {
        expect(document.querySelectorAll('article')).toHaveLength(30);
        await act(() => expect(handle.current?.scrollToToy('Toy 30')).toBe(true));
        expect(document.activeElement?.getAttribute('href')).toBe('/toys/Toy%2030');
      },
    );
  });

  test('shows a message in a dialog, and opens and closes a menu in it', async () => {
    const onClose = vi.fn();
    await render(<Shop onClose={onClose} />, async () => {
      await wait(200);
      expect(find('[role="dialog"] [role="status"]')?.textContent).toBe('Saved');
      await press('[aria-haspopup="menu"]', 'Enter');
      expect(find('[role="menuitem"]')?.textContent).toBe('With stars');
      await press('[role="menuitem"]', 'Escape');
      expect(find('[role="menu"]')).toBeNull();
      await press('[role="dialog"]', 'Escape');
      expect(onClose).toHaveBeenCalledOnce();
    });
  });

  test('returns the focus near a button that its dialog removed', async () => {
    await render(<Row />, async () => {
      await act(() => find('[aria-label="Remove"]')?.click());
      await press('[role="alertdialog"]', 'Escape');
      expect(document.activeElement?.textContent).toBe('Next');
    });
  });

  test('shows the maximum number of slides in view, and moves them', async () => {
    const shown = () =>
      [...document.querySelectorAll('[role="group"]:not([aria-hidden])')].map(
        ({ textContent }) => textContent,
      );
    const carousel = (
      <kit.Carousel items={names} keyOf={String} nameOf={String} label="Toys" slidesPerView={3}>
        {(name) => name}
      </kit.Carousel>
    );
    await render(carousel, async () => {
      expect(shown()).toEqual(['Toy 1', 'Toy 2', 'Toy 3']);
      await act(() => find('[aria-label="Next slide"]')?.click());
      expect(shown()).toEqual(['Toy 2', 'Toy 3', 'Toy 4']);
    });
  });
}
