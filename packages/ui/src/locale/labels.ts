/**
 * Every text of the kit, by its component. Each component declares its own labels next to their definition, by
 * declaration merging, so that nothing here names a component.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the components fill it.
export interface UiLabels {}

/**
 * A text with named values: a function of one object, as compilers of ICU messages generate it. Values that the text
 * shows are strings in the shop's language; a number only selects the plural form.
 */
export type Label<Values extends Readonly<Record<string, string | number>>> = (
  values: Values,
) => string;

/** Some of a component's texts; those left out, or `undefined`, keep their default. */
export type PartialLabels<Labels> = { [Key in keyof Labels]?: Labels[Key] | undefined };

/** Some of the kit's texts, for `UiProvider`. */
export type PartialUiLabels = {
  [Name in keyof UiLabels]?: PartialLabels<UiLabels[Name]> | undefined;
};

/** Merges a component's texts; later ones win. */
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

/** Merges the texts of a `UiProvider` over those of the outer one. */
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
