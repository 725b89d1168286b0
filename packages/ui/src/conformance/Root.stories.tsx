import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { boxes, FixtureSheet, isInPage } from './FixtureSheet.tsx';
import { componentNames, fixtures } from './fixtures/all.ts';

/** These render no element of their own, or only inside of a dialog: the fixture of AlertDialog is made of them. */
const rootless = [
  'Dialog',
  'DialogClose',
  'DialogDescription',
  'DialogTitle',
  'UiProvider',
  'Underline',
];

/** Here `className` and `style` go to the whole, everything else to what the reader works with or sees. */
const inside: Record<string, string> = {
  Checkbox: 'input',
  PasswordField: 'input',
  QuantityStepper: 'input',
  Select: 'select',
  TextField: 'input',
  Picture: 'img',
};

let reached = new Map<string, Element>();

const meta = {
  title: 'Conformance/Root',
  component: FixtureSheet,
  tags: ['!dev', '!autodocs'],
  parameters: { a11y: { test: 'off' } }, // every component has stories of its own for that
  args: {
    only: isInPage,
    root: (name) => ({
      ref: (element) => {
        if (element) reached.set(name, element);
      },
      id: `conformance-${name}`,
      className: 'conformance-class',
      style: { scrollMarginTop: '7px' },
      'data-conformance': name,
      'aria-description': name,
    }),
  },
  beforeEach: () => {
    reached = new Map();
  },
} satisfies Meta<typeof FixtureSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Which of the props did not arrive. */
function missing(name: string, whole: Element | null, part: Element | null): string[] {
  const style = whole instanceof HTMLElement || whole instanceof SVGElement ? whole.style : null;
  const wants: [what: string, arrived: boolean][] = [
    ['ref', part !== null && reached.get(name) === part],
    ['id', part?.id === `conformance-${name}`],
    ['data-*', part?.getAttribute('data-conformance') === name],
    ['aria-*', part?.getAttribute('aria-description') === name],
    ['className', whole?.classList.contains('conformance-class') ?? false],
    ['style', style?.scrollMarginTop === '7px'],
  ];
  return wants.filter(([, arrived]) => !arrived).map(([what]) => `${name}: ${what}`);
}

/** A component that the kit exports and nobody listed among the fixtures is not held to any of this. */
export const NobodyIsMissing: Story = {
  play: async () => {
    const listed = [...Object.keys(fixtures), ...rootless];
    await expect(componentNames.filter((name) => !listed.includes(name))).toEqual([]);
  },
};

/** `ref`, `className`, `style` and the remaining props reach the root of every component. */
export const PropsReachTheRoot: Story = {
  play: async ({ canvasElement }) => {
    const found = boxes(canvasElement).flatMap(([name, box]) => {
      const whole = box.firstElementChild;
      const selector = inside[name];
      return missing(name, whole, selector ? box.querySelector(selector) : whole);
    });
    await expect(found).toEqual([]);
  },
};

/** The dialog's root is the dialog itself, which stands outside the page. */
export const PropsReachTheDialog: Story = {
  args: { only: (name) => name === 'AlertDialog' },
  play: async () => {
    const dialog = screen.getByRole('alertdialog');
    await expect(missing('AlertDialog', dialog, dialog)).toEqual([]);
  },
};

export const PropsReachTheCart: Story = {
  args: { only: (name) => name === 'CartDrawer' },
  play: async () => {
    const dialog = screen.getByRole('dialog');
    await expect(missing('CartDrawer', dialog, dialog)).toEqual([]);
  },
};

export const PropsReachTheFilterSheet: Story = {
  args: { only: (name) => name === 'FilterSheet' },
  play: async () => {
    const dialog = screen.getByRole('dialog');
    await expect(missing('FilterSheet', dialog, dialog)).toEqual([]);
  },
};
