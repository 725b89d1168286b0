import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FilterGroup } from '../components/Filters/FilterGroup/FilterGroup.tsx';
import { QuantityStepper } from '../components/QuantityStepper/QuantityStepper.tsx';
import { RangeFields } from '../components/RangeFields/RangeFields.tsx';
import { SegmentedControl } from '../components/SegmentedControl/SegmentedControl.tsx';
import { CodeField } from '../primitives/Form/CodeField.tsx';
import { Select } from '../primitives/Form/Select.tsx';
import { SearchBox } from '../toys/SearchBox/SearchBox.tsx';

const options = [
  { value: 'bear', label: 'Bear' },
  { value: 'owl', label: 'Owl' },
  { value: 'fox', label: 'Fox' },
];

interface FieldsProps {
  disabled?: boolean;
  required?: boolean;
  /** Whether the fields begin with a value. */
  filled?: boolean;
  onValueChange: (...value: unknown[]) => void;
}

/** Every field of more than one of the browser's, in a form. */
function Fields({ filled = true, ...all }: FieldsProps) {
  return (
    <form onSubmit={(event) => event.preventDefault()} style={{ display: 'grid', gap: 16 }}>
      <Select
        {...all}
        name="select"
        label="Select"
        options={options}
        {...(filled && { defaultValue: 'owl' })}
      />
      <SegmentedControl
        {...all}
        name="segments"
        legend="Segments"
        options={options}
        {...(filled && { defaultValue: 'owl' })}
      />
      <FilterGroup
        {...all}
        name="one"
        legend="One"
        type="single"
        options={options}
        {...(filled && { defaultValue: ['owl'] })}
      />
      <FilterGroup
        {...all}
        name="some"
        legend="Some"
        type="multiple"
        options={options}
        {...(filled && { defaultValue: ['owl', 'fox'] })}
      />
      <QuantityStepper
        {...all}
        name="quantity"
        itemName="bears"
        max={9}
        {...(filled && { defaultValue: 2 })}
      />
      <RangeFields
        {...all}
        name="price"
        legend="Price"
        {...(filled && { defaultValue: { max: 2550 } })}
      />
      <CodeField {...all} name="code" label="Code" {...(filled && { defaultValue: '482913' })} />
      <SearchBox
        {...all}
        name="search"
        onChoose={() => undefined}
        {...(filled && { defaultValue: 'bear' })}
      />
      <button type="submit">Send</button>
      <button type="reset">Reset</button>
    </form>
  );
}

const meta = {
  title: 'Conformance/Values',
  component: Fields,
  tags: ['!dev', '!autodocs'],
  parameters: { layout: 'padded' },
  args: { onValueChange: fn() },
} satisfies Meta<typeof Fields>;
export default meta;

type Story = StoryObj<typeof meta>;

const formIn = (canvasElement: HTMLElement) => {
  const form = canvasElement.querySelector('form');
  if (!form) throw new Error('There is no form.');
  return {
    form,
    parts: within(form),
    /** What it would submit. */
    entries: () => [...new FormData(form)].map((entry) => entry.join('=')),
  };
};

const filled = [
  'select=owl',
  'segments=owl',
  'one=owl',
  'some=owl',
  'some=fox',
  'quantity=2',
  'price.min=',
  'price.max=2550',
  'code=482913',
  'search=bear',
];

/** Each submits its value under its name, reports another one, and goes back with the form. */
export const Submitted: Story = {
  play: async ({ canvasElement, args: { onValueChange } }) => {
    const { parts, entries } = formIn(canvasElement);
    await expect(entries()).toEqual(filled);

    await userEvent.selectOptions(parts.getByRole('combobox', { name: 'Select' }), 'Fox');
    await expect(onValueChange).toHaveBeenLastCalledWith('fox');
    await userEvent.click(within(parts.getByRole('group', { name: 'Segments' })).getByText('Bear'));
    await expect(onValueChange).toHaveBeenLastCalledWith('bear');
    const one = within(parts.getByRole('group', { name: 'One' }));
    await userEvent.click(one.getByRole('radio', { name: 'Bear' }));
    await expect(onValueChange).toHaveBeenLastCalledWith(['bear']);
    const some = within(parts.getByRole('group', { name: 'Some' }));
    await userEvent.click(some.getByRole('checkbox', { name: 'Fox' }));
    await expect(onValueChange).toHaveBeenLastCalledWith(['owl']);
    await userEvent.click(parts.getByRole('button', { name: /^Increase/ }));
    await expect(onValueChange).toHaveBeenLastCalledWith(3, false);
    await userEvent.type(parts.getByRole('textbox', { name: 'Lowest price' }), '9.5');
    await userEvent.tab();
    await expect(onValueChange).toHaveBeenLastCalledWith({ min: 950, max: 2550 });
    const code = parts.getByRole('textbox', { name: 'Code' });
    await userEvent.clear(code);
    await userEvent.type(code, '1 2');
    await expect(onValueChange).toHaveBeenLastCalledWith('12');
    await userEvent.type(parts.getByRole('combobox', { name: 'Search toys' }), 's');
    await expect(onValueChange).toHaveBeenLastCalledWith('bears');
    await expect(entries()).toEqual([
      'select=fox',
      'segments=bear',
      'one=bear',
      'some=owl',
      'quantity=3',
      'price.min=950',
      'price.max=2550',
      'code=12',
      'search=bears',
    ]);

    const typed = parts.getByRole('textbox', { name: 'Highest price' });
    await userEvent.clear(typed);
    await userEvent.type(typed, 'cheap');
    await userEvent.click(parts.getByRole('button', { name: 'Reset' }));
    await expect(entries()).toEqual(filled);
    await expect(typed).toHaveValue('25.5');
    await expect(one.getByRole('radio', { name: 'Owl' })).toBeChecked();
    await expect(some.getByRole('checkbox', { name: 'Fox' })).toBeChecked();
  },
};

/** Nothing of them can be used, and nothing is submitted. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement, args: { onValueChange } }) => {
    const { form, parts, entries } = formIn(canvasElement);
    await expect(entries()).toEqual([]);
    for (const field of form.querySelectorAll('input:not([type="hidden"]), select')) {
      await expect(field).toBeDisabled();
    }
    const increase = parts.getByRole('button', { name: /^Increase/ });
    await userEvent.click(increase, { pointerEventsCheck: 0 });
    await expect(onValueChange).not.toHaveBeenCalled();
  },
};

/** A form is not submitted before each has a value, and is once it has. */
export const Required: Story = {
  args: { required: true, filled: false },
  play: async ({ canvasElement }) => {
    const { form, parts } = formIn(canvasElement);
    const wrong = () =>
      [...form.querySelectorAll<HTMLInputElement>('input:invalid')].map(({ type }) => type);
    const radios = Array(6).fill('radio');
    const boxes = Array(3).fill('checkbox');
    await expect(wrong()).toEqual([...radios, ...boxes, 'text', 'text', 'text', 'text']);
    const group = (name: string) => within(parts.getByRole('group', { name }));
    await userEvent.click(group('Segments').getByText('Bear'));
    await userEvent.click(group('One').getByRole('radio', { name: 'Owl' }));
    await userEvent.click(group('Some').getByRole('checkbox', { name: 'Fox' }));
    await userEvent.type(parts.getByRole('combobox', { name: 'Search toys' }), 'owl');
    await userEvent.type(parts.getByRole('textbox', { name: 'Code' }), '482913');
    await userEvent.type(parts.getByRole('textbox', { name: 'Lowest price' }), '5');
    await userEvent.type(parts.getByRole('textbox', { name: 'Highest price' }), '9{Enter}');
    await expect(wrong()).toEqual([]);
    await expect(form.checkValidity()).toBe(true);
  },
};
