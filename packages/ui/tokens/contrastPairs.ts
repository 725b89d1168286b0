/** A colour, its background, and the contrast that they need (WCAG 2.2, 1.4.3 and 1.4.11). */
export interface ContrastPair {
  /** A token's name without `--ts-`, like `background`. */
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

/** Every pair of tokens that a component renders on each other. */
export const contrastPairs: ContrastPair[] = [
  ...on(
    'text',
    ['on-surface', 'on-surface-muted', 'primary-text', 'danger'],
    ['background', 'surface-sunken', 'surface'],
  ),
  ...on('text', ['on-surface', 'on-surface-muted'], ['surface-muted', 'info-surface']),
  ...on('text', ['on-surface', 'danger'], ['danger-surface']),
  ...on('text', ['success'], ['surface']),
  ...on('text', ['background'], ['on-surface']),
  ...on('text', ['surface'], ['danger']),
  ...on('text', ['on-primary'], ['primary', 'primary-hover']),
  ...on('text', ['on-promo'], ['promo']),
  ...on('text', ['on-promo-field', 'promo-placeholder'], ['promo-field']),
  ...on('text', ['on-promo-button'], ['promo-button']),
  ...on('text', ['on-accent'], ['accent']),
  ...on('text', ['on-price-badge'], ['price-badge']),
  ...on('text', ['on-secondary'], ['secondary']),
  ...on('text', ['on-inverse', 'on-inverse-muted'], ['inverse', 'inverse-raised']),
  ...on('text', ['inverse'], ['on-inverse']),
  ...on('text', ['on-toast', 'toast-link'], ['toast']),
  ...on(
    'control',
    ['border-strong', 'focus', 'secondary'],
    ['background', 'surface-sunken', 'surface'],
  ),
  ...on('control', ['primary'], ['background', 'surface']),
  ...on('control', ['promo-button'], ['promo']),
  ...on('control', ['inverse-focus'], ['inverse']),
  ...on('control', ['toast-icon'], ['toast']),
];
