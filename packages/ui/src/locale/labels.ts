/**
 * Every text of the kit, by its component. A component adds its own beside their definition, by declaration merging:
 * nothing here names a component.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the components fill it.
export interface UiLabels {}

/** Some of a component's texts. */
export type PartialLabels<Labels> = { [Key in keyof Labels]?: Labels[Key] | undefined };

/** Some texts of the kit, for `UiProvider`. */
export type PartialUiLabels = {
  [Name in keyof UiLabels]?: PartialLabels<UiLabels[Name]> | undefined;
};
