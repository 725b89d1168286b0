import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FilterGroup } from '../components/Filters/FilterGroup/FilterGroup.tsx';
import { QuantityStepper } from '../components/QuantityStepper/QuantityStepper.tsx';
import { RangeFields } from '../components/RangeFields/RangeFields.tsx';
import { SegmentedControl } from '../components/SegmentedControl/SegmentedControl.tsx';
import { Checkbox } from '../primitives/Form/Checkbox.tsx';
import { CodeField } from '../primitives/Form/CodeField.tsx';
import { RadioGroup } from '../primitives/Form/RadioGroup.tsx';
import { Select } from '../primitives/Form/Select.tsx';
import { Switch } from '../primitives/Form/Switch.tsx';
import { Textarea } from '../primitives/Form/Textarea.tsx';
import { SearchBox } from '../toys/SearchBox/SearchBox.tsx';

const options = [
  { value: 'bear', label: 'Bear' },
  { value: 'owl', label: 'Owl' },
  { value: 'fox', label: 'Fox' },
];

interface FieldsProps {
  disabled?: boolean;
  required?: boolean;
  /** Whether the fields have initial values. */
  filled?: boolean;
  onValueChange: (...value: unknown[]) => void;
}

/** Every field with a value, in a form. */
function Fields({ filled = true, ...all }: FieldsProps) {
  const { onValueChange: _, ...ofBrowser } = all; // native elements have `onChange` instead
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
      <RadioGroup
        {...all}
        name="radios"
        legend="Radios"
        options={options}
        {...(filled && { defaultValue: 'owl' })}
      />
      <Checkbox {...ofBrowser} name="check" value="yes" label="Check" defaultChecked={filled} />
      <Switch {...ofBrowser} name="switch" value="on" label="Switch" defaultChecked={filled} />
      <Textarea {...ofBrowser} name="text" label="Text" {...(filled && { defaultValue: 'Hoo' })} />
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
    /** Returns what the form would submit. */
    entries: () => [...new FormData(form)].map((entry) => entry.join('=')),
  };
};

const filled = [
  'select=owl',
  'segments=owl',
  'radios=owl',
  'check=yes',
  'switch=on',
  'text=Hoo',
  'one=owl',
  'some=owl',
  'some=fox',
  'quantity=2',
  'price.min=',
  'price.max=2550',
  'code=482913',
  'search=bear',
];

/** Each field submits its value under its name, reports changes, and resets with the form. */
export const Submitted: Story = {
  play: async ({ canvasElement, args: { onValueChange } }) => {
    const { parts, entries } = formIn(canvasElement);
    await expect(entries()).toEqual(filled);

    await userEvent.selectOptions(parts.getByRole('combobox', { name: 'Select' }), 'Fox');
    await expect(onValueChange).toHaveBeenLastCalledWith('fox');
    await userEvent.click(within(parts.getByRole('group', { name: 'Segments' })).getByText('Bear'));
    await expect(onValueChange).toHaveBeenLastCalledWith('bear');
    const radios = within(parts.getByRole('group', { name: 'Radios' }));
    await userEvent.click(radios.getByRole('radio', { name: 'Fox' }));
    await expect(onValueChange).toHaveBeenLastCalledWith('fox');
    await userEvent.click(parts.getByRole('checkbox', { name: 'Check' }));
    await userEvent.click(parts.getByRole('switch', { name: 'Switch' }));
    await userEvent.type(parts.getByRole('textbox', { name: 'Text' }), ' hoo');
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
      'radios=fox',
      'text=Hoo hoo',
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
    await expect(radios.getByRole('radio', { name: 'Owl' })).toBeChecked();
    await expect(parts.getByRole('switch', { name: 'Switch' })).toBeChecked();
    await expect(some.getByRole('checkbox', { name: 'Fox' })).toBeChecked();
  },
};

/** Disabled fields cannot be used, and submit nothing. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement, args: { onValueChange } }) => {
    const { form, parts, entries } = formIn(canvasElement);
    await expect(entries()).toEqual([]);
    for (const field of form.querySelectorAll('input:not([type="hidden"]), select, textarea')) {
      await expect(field).toBeDisabled();
    }
    const increase = parts.getByRole('button', { name: /^Increase/ });
    await userEvent.click(increase, { pointerEventsCheck: 0 });
    await expect(onValueChange).not.toHaveBeenCalled();
  },
};

/** A form is not submitted until each field has a value. */
export const Required: Story = {
  args: { required: true, filled: false },
  play: async ({ canvasElement }) => {
    const { form, parts } = formIn(canvasElement);
    const wrong = () =>
      [
        ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
          ':is(input, textarea):invalid',
        ),
      ].map(({ type }) => type);
    const segmentsAndRadios = Array(6).fill('radio');
    const one = Array(3).fill('radio');
    const some = Array(3).fill('checkbox');
    const own = [...segmentsAndRadios, 'checkbox', 'checkbox', 'textarea'];
    await expect(wrong()).toEqual([...own, ...one, ...some, 'text', 'text', 'text', 'text']);
    const group = (name: string) => within(parts.getByRole('group', { name }));
    await userEvent.click(group('Segments').getByText('Bear'));
    await userEvent.click(group('Radios').getByRole('radio', { name: 'Owl' }));
    await userEvent.click(parts.getByRole('checkbox', { name: 'Check' }));
    await userEvent.click(parts.getByRole('switch', { name: 'Switch' }));
    await userEvent.type(parts.getByRole('textbox', { name: 'Text' }), 'Hoo');
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
