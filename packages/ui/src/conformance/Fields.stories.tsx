import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, StrictMode, useEffect, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { PasswordField } from '../accounts/PasswordField/PasswordField.tsx';
import { FilterGroup } from '../components/Filters/FilterGroup/FilterGroup.tsx';
import { QuantityStepper } from '../components/QuantityStepper/QuantityStepper.tsx';
import { RangeFields } from '../components/RangeFields/RangeFields.tsx';
import type { RangeValue } from '../components/RangeFields/readBound.ts';
import { SegmentedControl } from '../components/SegmentedControl/SegmentedControl.tsx';
import { Checkbox } from '../primitives/Form/Checkbox.tsx';
import { CodeField } from '../primitives/Form/CodeField.tsx';
import { controlsIn, shownValues } from '../primitives/Form/nativeControls.ts';
import { RadioGroup } from '../primitives/Form/RadioGroup.tsx';
import { Select } from '../primitives/Form/Select.tsx';
import { Switch } from '../primitives/Form/Switch.tsx';
import { Textarea } from '../primitives/Form/Textarea.tsx';
import { TextField } from '../primitives/Form/TextField.tsx';
import { SearchBox } from '../toys/SearchBox/SearchBox.tsx';

const options = ['bear', 'owl', 'fox'].map((value) => ({ value, label: value }));

/** The props that every field shares; native fields have `onChange` instead of `onValueChange`. */
interface Bound<Value> {
  name: string;
  form?: string;
  disabled?: boolean;
  required?: boolean;
  value?: Value;
  defaultValue?: Value;
  onValueChange: (value: Value) => void;
}

interface SampleProps {
  controlled: boolean;
  form?: string;
  disabled?: boolean;
  /** Whether the form needs a value; the field then has none at first. */
  required?: boolean;
  /** Whether the parent keeps its value when the field reports another one. */
  refuses?: boolean;
  /** Whether the default is the second value, such as one that an action saved. */
  isSaved?: boolean;
}

interface Row {
  label: string;
  /** Renders the field, controlled by this component or by itself, above what its parent has. */
  Sample: (props: SampleProps) => ReactNode;
  /** For the initial and the changed value: what the parent has, what is shown, and what is submitted. */
  states: [before: State, after: State];
  /** A native field that is uncontrolled reports neither a reset nor what came before hydration: React has no event. */
  isNative: boolean;
}

interface State {
  parent: string;
  shown: string[];
  submitted: string[];
}

const written = (value: unknown) => JSON.stringify(value) ?? 'none';
const same = (value: unknown) => [value].flat().map(String);

function row<Value>(
  label: string,
  [first, second]: [Value, Value],
  Field: (props: Bound<Value>) => ReactNode,
  {
    shown = same,
    submitted = shown,
    isNative = false,
  }: {
    shown?: (value: Value) => string[];
    submitted?: (value: Value) => string[];
    isNative?: boolean;
  } = {},
): Row {
  const stateOf = (value: Value): State => ({
    parent: written(value),
    shown: shown(value),
    submitted: submitted(value),
  });
  return {
    label,
    isNative,
    states: [stateOf(first), stateOf(second)],
    Sample: ({ controlled, refuses = false, isSaved = false, ...rest }) => {
      const [value, setValue] = useState(first);
      const resets = isNative && !controlled;
      useEffect(() => {
        if (!resets) return;
        const reset = () => setValue(first); // as in the form's `onReset`
        document.addEventListener('reset', reset);
        return () => document.removeEventListener('reset', reset);
      }, [resets]);
      return (
        <>
          <Field
            {...rest}
            {...(controlled
              ? { value }
              : !rest.required && { defaultValue: isSaved ? second : first })}
            name="field"
            onValueChange={refuses ? () => undefined : setValue}
          />
          <output>{written(value)}</output>
        </>
      );
    },
  };
}

const native = <Value,>({ onValueChange, ...rest }: Bound<Value>) => rest;
const texts: [string, string] = ['Hoo', 'Grr'];
const values: [string, string] = ['owl', 'fox'];
const noneOrFox: [string | undefined, string | undefined] = [undefined, 'fox'];
const chosen = (value: string | undefined) => (value === undefined ? [] : [value]);
const clearable = (onValueChange: (value: string | undefined) => void) => ({
  onValueChange,
  onClear: () => onValueChange(undefined),
});
const ticked = { shown: (on: boolean) => (on ? ['on'] : []), isNative: true };
const tick = ({ value, defaultValue, onValueChange, ...rest }: Bound<boolean>) => ({
  ...rest,
  label: 'Field',
  ...(value === undefined ? { defaultChecked: defaultValue } : { checked: value }),
  onChange: ({ target }: { target: { checked: boolean } }) => onValueChange(target.checked),
});
const text = (props: Bound<string>) => ({
  ...native(props),
  label: 'Field',
  onChange: ({ target }: { target: { value: string } }) => props.onValueChange(target.value),
});
const prices = ({ min, max }: RangeValue) => [String(min ?? ''), String(max ?? '')];

const rows: Row[] = [
  row('TextField', texts, (props) => <TextField {...text(props)} />, { isNative: true }),
  row('Textarea', texts, (props) => <Textarea {...text(props)} />, { isNative: true }),
  row('PasswordField', texts, (props) => <PasswordField {...text(props)} />, { isNative: true }),
  row('Checkbox', [true, false], (props) => <Checkbox {...tick(props)} />, ticked),
  row('Switch', [false, true], (props) => <Switch {...tick(props)} />, ticked),
  row('Select', values, (props) => <Select {...props} label="Field" options={options} />),
  row('RadioGroup', values, (props) => <RadioGroup {...props} legend="Field" options={options} />),
  row('SegmentedControl', values, (props) => (
    <SegmentedControl {...props} legend="Field" options={options} />
  )),
  row(
    'RadioGroup without an initial option',
    noneOrFox,
    ({ onValueChange, ...props }) => (
      <RadioGroup {...props} {...clearable(onValueChange)} legend="Field" options={options} />
    ),
    { shown: chosen },
  ),
  row(
    'SegmentedControl without an initial option',
    noneOrFox,
    ({ onValueChange, ...props }) => (
      <SegmentedControl {...props} {...clearable(onValueChange)} legend="Field" options={options} />
    ),
    { shown: chosen },
  ),
  row('FilterGroup, single', [['owl'], ['fox']], (props) => (
    <FilterGroup {...props} type="single" legend="Field" options={options} />
  )),
  row('FilterGroup, multiple', [['owl'], ['bear', 'fox']], (props) => (
    <FilterGroup
      {...props}
      onValueChange={(chosen) => props.onValueChange(chosen.toSorted())}
      type="multiple"
      legend="Field"
      options={options}
    />
  )),
  row('QuantityStepper', [3, 7], (props) => (
    <QuantityStepper {...props} itemName="bears" max={9} />
  )),
  row<RangeValue>(
    'RangeFields',
    [{ max: 2500 }, { min: 900, max: 4000 }],
    ({ onValueChange, ...props }) => (
      <RangeFields
        {...props}
        onValueChange={({ min, max }) => onValueChange({ min, max })}
        legend="Field"
      />
    ),
    {
      shown: ({ min, max }) => prices({ min: min && min / 100, max: max && max / 100 }),
      submitted: prices,
    },
  ),
  row('CodeField', ['4829', '1310'], (props) => <CodeField {...props} length={4} label="Field" />),
  row('SearchBox', texts, (props) => <SearchBox {...props} onChoose={() => undefined} />),
];

const controls = (canvas: HTMLElement) => controlsIn(canvas.querySelector('[data-field]'));

/** Changes native controls until they show these values, as a user does, or as a browser does that restores a page. */
async function enter(canvas: HTMLElement, shown: string[], isUser: boolean, leaves = true) {
  for (const [index, control] of controls(canvas).entries()) {
    if (control instanceof HTMLOptionElement) {
      const select = control.closest('select');
      if (!select || !shown.includes(control.value)) continue;
      if (isUser) await userEvent.selectOptions(select, control);
      else select.value = control.value;
    } else if (control.type === 'radio' || control.type === 'checkbox') {
      const isWanted = shown.includes(control.value);
      if (isWanted !== (control as HTMLInputElement).checked) fireEvent.click(control);
    } else if (isUser) {
      await userEvent.clear(control);
      if (shown[index]) await userEvent.type(control, shown[index]);
      if (leaves) await userEvent.tab();
    } else {
      control.value = shown[index] ?? '';
    }
  }
}

/** There are hundreds of states to wait for. */
const OFTEN = { interval: 5 };

const submittedBy = (canvas: HTMLElement) => {
  const form = canvas.querySelector('form');
  return form ? [...new FormData(form).values()] : [];
};

const press = (canvas: HTMLElement, name: string) =>
  userEvent.click(within(canvas).getByRole('button', { name }));

const Place = ({ children, isAway }: { children: ReactNode; isAway: boolean }) => {
  const [sent, setSent] = useState(0);
  const field = <div data-field>{children}</div>;
  return (
    <StrictMode>
      <form id="of-field" action={() => setSent(sent + 1)}>
        {!isAway && field}
        <button type="submit">Send</button>
        <button type="reset">Reset</button>
        <p>Sent {sent}</p>
      </form>
      {isAway && field}
    </StrictMode>
  );
};

interface FieldsProps {
  controlled: boolean;
  /** Whether the fields are outside their form, and name it. */
  isAway: boolean;
}

const meta = {
  title: 'Conformance/Fields',
  component: () => <div id="place" />,
  tags: ['!dev', '!autodocs'],
  args: { controlled: true, isAway: false },
  play: async ({ canvasElement, args: { controlled, isAway }, step }) => {
    const elementOf = ({ Sample }: Row, props: Partial<SampleProps> = {}) => (
      <Place isAway={isAway}>
        <Sample controlled={controlled} {...props} {...(isAway && { form: 'of-field' })} />
      </Place>
    );
    const expectState = (state: State, { isNative }: Row, isSilent: boolean) =>
      waitFor(async () => {
        await expect(shownValues(controls(canvasElement))).toEqual(state.shown);
        await expect(submittedBy(canvasElement)).toEqual(state.submitted);
        if (isNative && isSilent) return;
        await expect(canvasElement.querySelector('output')).toHaveTextContent(state.parent);
      }, OFTEN);
    const rendered = (current: Row, props?: Partial<SampleProps>) => (place: HTMLElement) => {
      const root = createRoot(place);
      root.render(elementOf(current, props));
      return root;
    };
    const withRoot = async (
      start: (place: HTMLElement) => Root,
      test: (root: Root) => Promise<void>,
    ) => {
      const place = canvasElement.appendChild(document.createElement('div'));
      const root = start(place);
      try {
        await test(root);
      } finally {
        root.unmount();
        place.remove();
      }
    };
    for (const current of rows) {
      const [before, after] = current.states;
      await step(`${current.label}: submitted by a script while the user types`, () =>
        withRoot(rendered(current), async () => {
          await expectState(before, current, false);
          await enter(canvasElement, after.shown, true, false);
          let submitted: unknown[] = [];
          const form = canvasElement.querySelector('form');
          form?.addEventListener('formdata', ({ formData }) => {
            submitted = [...formData.values()];
          });
          form?.requestSubmit();
          await waitFor(() => expect(submitted).toEqual(after.submitted), OFTEN);
          await within(canvasElement).findByText('Sent 1', {}, OFTEN);
          await expectState(controlled ? after : before, current, false); // the action has reset the form
          // React compares with what it remembers, which a reset has to change, too.
          const next = controlled ? before : after;
          if (next.shown.length === 0 && !current.isNative) return; // no press removes a choice
          await enter(canvasElement, next.shown, true);
          await expectState(next, current, false);
        }),
      );
      await step(`${current.label}: changed before hydration`, () =>
        withRoot(
          (place) => {
            place.innerHTML = renderToString(elementOf(current));
            void enter(canvasElement, after.shown, false);
            return hydrateRoot(place, elementOf(current));
          },
          async () => {
            await expectState(after, current, !controlled);
            await press(canvasElement, 'Reset');
            await expectState(controlled ? after : before, current, false);
          },
        ),
      );
      if (isAway) continue; // the rest does not depend on the form
      await step(`${current.label}: ${controlled ? 'refused' : 'a new default'}`, () =>
        withRoot(rendered(current, { refuses: controlled }), async (root) => {
          await expectState(before, current, false);
          if (controlled && before.parent !== 'none') {
            await enter(canvasElement, after.shown, true);
            await expectState(before, current, false);
          } else if (!controlled) {
            root.render(elementOf(current, { isSaved: true }));
            await press(canvasElement, 'Reset');
            await expectState(after, current, true);
          }
        }),
      );
      for (const isInFieldset of [true, false]) {
        await step(`${current.label}: disabled${isInFieldset ? ' by a fieldset' : ''}`, () =>
          withRoot(
            (place) => {
              const root = createRoot(place);
              const element = elementOf(current, isInFieldset ? {} : { disabled: true });
              root.render(<fieldset disabled={isInFieldset}>{element}</fieldset>);
              return root;
            },
            async () => {
              await waitFor(() => expect(controls(canvasElement)).not.toEqual([]));
              await expect(submittedBy(canvasElement)).toEqual([]);
              for (const control of controls(canvasElement)) {
                await expect((control.closest('select') ?? control).matches(':disabled')).toBe(
                  true,
                );
              }
            },
          ),
        );
      }
      if (controlled) continue;
      await step(`${current.label}: required`, () =>
        withRoot(rendered(current, { required: true }), async () => {
          await waitFor(() => expect(controls(canvasElement)).not.toEqual([]));
          const form = canvasElement.querySelector('form');
          const isEmpty = !shownValues(controls(canvasElement)).some(Boolean);
          await expect(form?.checkValidity()).toBe(!isEmpty);
          const filled = after.shown.some(Boolean) ? after : before;
          await enter(canvasElement, filled.shown, true);
          await waitFor(() => expect(form?.checkValidity()).toBe(true), OFTEN);
        }),
      );
    }
  },
} satisfies Meta<FieldsProps>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A parent controls the fields: no reset changes them. */
export const Controlled: Story = {};

/** The fields control themselves: a reset restores their initial values. */
export const Uncontrolled: Story = { args: { controlled: false } };

/** The fields name a form elsewhere on the page. */
export const OfAFormElsewhere: Story = { args: { isAway: true } };
