/** The background of a colour, and how strongly it must stand off it (WCAG 2.2, 1.4.3 and 1.4.11). */
export interface ContrastPair {
  /** A token's name without `--ts-`; so is `background`. */
  colour: string;
  background: string;
  role: keyof typeof roles;
}

export const roles = {
  text: { minimum: 4.5, name: 'Text' },
  control: { minimum: 3, name: 'Controls and icons' },
};

const on = (role: ContrastPair['role'], colours: string[], backgrounds: string[]): ContrastPair[] =>
  backgrounds.flatMap((background) => colours.map((colour) => ({ role, colour, background })));

/** Every pair of tokens that a component puts on one another. */
export const contrastPairs: ContrastPair[] = [
  ...on('text', ['ink', 'ink-soft', 'coral-text', 'danger'], ['paper', 'paper-deep', 'surface']),
  ...on('text', ['ink', 'ink-soft'], ['chip', 'note-wash']),
  ...on('text', ['ink', 'danger'], ['danger-wash']),
  ...on('text', ['good'], ['surface']),
  ...on('text', ['paper'], ['ink']),
  ...on('text', ['surface'], ['danger']),
  ...on('text', ['on-coral'], ['coral', 'coral-press']),
  ...on('text', ['on-coral-section'], ['coral-section']),
  ...on('text', ['on-coral-section-field', 'coral-section-placeholder'], ['coral-section-field']),
  ...on('text', ['on-coral-section-button'], ['coral-section-button']),
  ...on('text', ['on-sun'], ['sun']),
  ...on('text', ['on-seal'], ['seal']),
  ...on('text', ['on-button-dark'], ['button-dark']),
  ...on('text', ['on-night', 'on-night-soft'], ['night', 'night-raised']),
  ...on('text', ['night'], ['on-night']),
  ...on('text', ['on-toast', 'toast-link'], ['toast']),
  ...on('control', ['line-strong', 'focus', 'button-dark'], ['paper', 'paper-deep', 'surface']),
  ...on('control', ['coral'], ['paper', 'surface']),
  ...on('control', ['coral-section-button'], ['coral-section']),
  ...on('control', ['night-focus'], ['night']),
  ...on('control', ['toast-icon'], ['toast']),
];
