/** The background of a colour, and how strongly it must stand off it (WCAG 2.2, 1.4.3 and 1.4.11). */
export interface ContrastPair {
  colour: string;
  background: string;
  role: keyof typeof roles;
}

export const roles = {
  words: { minimum: 4.5, name: 'Words' },
  control: { minimum: 3, name: 'Controls and marks' },
};

const on = (role: ContrastPair['role'], colours: string[], backgrounds: string[]): ContrastPair[] =>
  backgrounds.flatMap((background) =>
    colours.map((colour) => ({ role, colour: `--ts-${colour}`, background: `--ts-${background}` })),
  );

/** Every pair of tokens that a component draws on one another. */
export const contrastPairs: ContrastPair[] = [
  ...on('words', ['ink', 'ink-soft', 'coral-text', 'danger'], ['paper', 'paper-deep', 'surface']),
  ...on('words', ['ink'], ['chip', 'danger-wash', 'note-wash']),
  ...on('words', ['good'], ['surface']),
  ...on('words', ['danger'], ['danger-wash']),
  ...on('words', ['on-coral'], ['coral', 'coral-press']),
  ...on('words', ['on-band'], ['coral-band']),
  ...on('words', ['on-band-field', 'band-placeholder'], ['band-field']),
  ...on('words', ['on-band-button'], ['band-button']),
  ...on('words', ['on-sun'], ['sun']),
  ...on('words', ['on-seal'], ['seal']),
  ...on('words', ['on-button-dark'], ['button-dark']),
  ...on('words', ['on-night', 'on-night-soft'], ['night']),
  ...on('words', ['on-night'], ['night-raised']),
  ...on('words', ['on-toast', 'toast-link'], ['toast']),
  ...on('control', ['line-strong', 'focus'], ['paper', 'paper-deep', 'surface']),
  ...on('control', ['coral'], ['paper', 'surface']),
  ...on('control', ['night-focus'], ['night']),
  ...on('control', ['toast-mark'], ['toast']),
];
