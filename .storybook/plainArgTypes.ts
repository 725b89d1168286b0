import type { ArgTypesEnhancer, InputType, SBType } from 'storybook/internal/types';

/** Descriptions of props that a component passes to its root element, or that every component has. */
const COMMON: Record<string, string> = {
  autoComplete: 'What the browser may fill in (HTML `autocomplete`).',
  children: 'What it holds.',
  defaultChecked: 'Whether it starts ticked.',
  href: 'Where it leads.',
  id: 'The id of its root element.',
  name: 'The name of its value in a form.',
  onClick: 'Called when it is pressed.',
  sizes: 'The width it will have, as an `<img sizes>` list.',
  type: 'As in HTML.',
};

const isNothing = (type: SBType) =>
  (type.name === 'other' && /^(undefined|null)$/.test(type.value)) ||
  (type.name === 'literal' && (type.value === null || type.value === undefined));

/** Shows `string | undefined` as a string, a node as text, and a list as one: a simpler control is enough to try a prop. */
function plain(type: SBType): SBType {
  if (type.name === 'other' && /ReactNode/.test(type.value)) return { name: 'string' };
  if (type.name === 'other' && /^(?:Readonly)?Array/.test(type.value)) {
    return { name: 'array', value: { name: 'other', value: 'unknown' } };
  }
  if (type.name !== 'union') return type;
  const [only, ...others] = type.value.filter((member) => !isNothing(member));
  if (only === undefined) return type;
  return others.length === 0 ? plain(only) : { ...type, value: [only, ...others] };
}

const isElement = (value: unknown) =>
  typeof value === 'object' && value !== null && '$$typeof' in value;

const isCallback = (name: string) => /^on[A-Z]/.test(name);

/** Gives props suitable controls, and a description if their code has none. */
export const plainArgTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  // Props of the root element are only known from a story's args; their types are added later.
  const native = Object.keys(initialArgs).filter((name) => name in COMMON && !(name in argTypes));
  const named = [...native.map((name) => [name, { name }] as const), ...Object.entries(argTypes)];
  return Object.fromEntries(
    named.map(([name, argType]: readonly [string, InputType]) => [
      name,
      {
        ...argType,
        ...(typeof argType.type === 'object' && { type: plain(argType.type) }),
        ...((isCallback(name) || isElement(initialArgs[name])) && { control: false }),
        description: argType.description || (COMMON[name] ?? ''),
      },
    ]),
  ) as typeof argTypes; // the names stay, only the types become simpler
};
