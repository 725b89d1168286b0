import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { boxes, FixtureSheet, isInPage } from './FixtureSheet.tsx';
import { componentNames, fixtures } from './fixtures/all.ts';
import { markedRoot, missingProps } from './markedRoot.ts';

/**
 * Components without their own root element, or rendered only inside a dialog or a menu: the fixtures of the latter
 * contain them.
 */
const rootless = [
  'Dialog',
  'DialogClose',
  'DialogDescription',
  'DialogHeader',
  'DialogTitle',
  'MenuItem',
  'MenuSeparator',
  'MessagesProvider',
  'UiProvider',
  'Underline',
];

/** For these, `className` and `style` apply to the root, all other props to the part that the user operates or sees. */
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
  parameters: { a11y: { test: 'off' } }, // every component's own stories check that
  args: {
    only: isInPage,
    root: markedRoot,
  },
} satisfies Meta<typeof FixtureSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

/** `ref`, `className`, `style` and the remaining props reach the root of every component that the kit exports. */
export const PropsReachTheRoot: Story = {
  play: async ({ canvasElement }) => {
    const listed = [...Object.keys(fixtures), ...rootless];
    await expect(componentNames.filter((name) => !listed.includes(name))).toEqual([]);
    const found = boxes(canvasElement).flatMap(([name, box]) => {
      const whole = box.firstElementChild;
      const selector = inside[name];
      return missingProps(name, whole, selector ? box.querySelector(selector) : whole);
    });
    await expect(found).toEqual([]);
  },
};
