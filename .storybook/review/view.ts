export const COMPARISONS = [
  { value: 'side', label: 'Side by side' },
  { value: 'slider', label: 'Slider' },
  { value: 'difference', label: 'Difference' },
] as const;

export const ZOOMS = [1, 2, 4];

export interface View {
  comparison: (typeof COMPARISONS)[number]['value'];
  zoom: number;
}
