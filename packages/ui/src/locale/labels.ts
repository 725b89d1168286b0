/**
 * Every text of the kit, by its component. A component adds its own beside their definition, by declaration merging:
 * nothing here names a component.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the components fill it.
export interface UiLabels {}

/**
 * A text with values in it, by their names: a function of one object, as the compilers of ICU messages make them. A value
 * that the text shows is a string in the shop's language; a number is there for the plural to be chosen by.
 */
export type Label<Values extends Readonly<Record<string, string | number>>> = (
  values: Values,
) => string;

/** Some of a component's texts; what is left out, or `undefined`, stays as it is. */
export type PartialLabels<Labels> = { [Key in keyof Labels]?: Labels[Key] | undefined };

/** Some texts of the kit, for `UiProvider`. */
export type PartialUiLabels = {
  [Name in keyof UiLabels]?: PartialLabels<UiLabels[Name]> | undefined;
};

/** A component's texts with others over them, the last ones uppermost. */
export function mergeLabels<Labels extends object>(
  labels: Labels,
  ...others: (PartialLabels<Labels> | undefined)[]
): Labels {
  const merged = { ...labels };
  for (const [key, text] of others.flatMap((some) => Object.entries(some ?? {}))) {
    if (text !== undefined) Object.assign(merged, { [key]: text });
  }
  return merged;
}

/** The texts of a `UiProvider` over those of the one around it. */
export function mergeUiLabels(
  outer: PartialUiLabels,
  inner: PartialUiLabels | undefined,
): PartialUiLabels {
  const merged: Record<string, object | undefined> = { ...outer };
  for (const [name, labels] of Object.entries<object | undefined>(inner ?? {})) {
    merged[name] = mergeLabels(merged[name] ?? {}, labels);
  }
  return merged;
}
