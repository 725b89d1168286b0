/** Marks the element that opens or closes something, with the names of those components, the outermost first. */
const MARK = 'data-trigger';

/** The components that may be the element of another one. */
const NESTED = ['Tooltip Menu', 'Tooltip DialogClose', 'Menu Tooltip', 'DialogClose Tooltip'];

/**
 * Returns the mark for the element that a component renders as its trigger.
 * @param rest the component's other props: with the mark if it is itself the trigger of another component
 * @throws {Error} in development, if that makes no sense: a dialog in a tooltip, a menu as the trigger of a menu
 */
export function triggerMark(name: string, rest: object): { [MARK]: string } {
  const outer: string[] = String(Reflect.get(rest, MARK) ?? '').match(/\w+/g) ?? [];
  if (process.env.NODE_ENV !== 'production') {
    const wrong = outer.find((other) => !NESTED.includes(`${other} ${name}`));
    if (wrong)
      throw new Error(`A ${name} cannot be the element of a ${wrong}. Put them side by side.`);
  }
  return { [MARK]: [...outer, name].join(' ') };
}
