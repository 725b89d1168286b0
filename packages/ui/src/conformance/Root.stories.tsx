import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { boxes, FixtureSheet, isInPage } from './FixtureSheet.tsx';
import { componentNames, fixtures } from './fixtures/all.ts';
import { markedRoot, missingProps } from './markedRoot.ts';

/** These render no element of their own, or only inside of a dialog: the fixture of AlertDialog is made of them. */
const rootless = [
  'Dialog',
  'DialogClose',
  'DialogDescription',
  'DialogHeader',
  'DialogTitle',
  'MessagesProvider',
  'UiProvider',
  'Underline',
];

/** Here `className` and `style` go to the whole, everything else to what the reader works with or sees. */
const inside: Record<string, string> = {
  Checkbox: 'input',
  CodeField: 'input',
  Field: 'input',
  PasswordField: 'input',
  QuantityStepper: 'input',
  SearchBox: 'input',
  Select: 'select',
  Switch: 'input',
  Textarea: 'textarea',
  TextField: 'input',
  Picture: 'img',
};

const meta = {
  title: 'Conformance/Root',
  component: FixtureSheet,
  tags: ['!dev', '!autodocs'],
  parameters: { a11y: { test: 'off' } }, // every component has stories of its own for that
  args: {
    only: isInPage,
    root: markedRoot,
  },
} satisfies Meta<typeof FixtureSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

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
      return missingProps(name, whole, selector ? box.querySelector(selector) : whole);
    });
    await expect(found).toEqual([]);
  },
};
