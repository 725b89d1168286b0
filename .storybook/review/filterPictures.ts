import type { Kind, PictureChange } from './review.ts';

/** The reviewer's filter; an empty text selects everything. */
export interface PictureFilters {
  theme: string;
  width: string;
  kind: '' | Kind;
  onlyUnseen: boolean;
}

export const NO_FILTERS: PictureFilters = { theme: '', width: '', kind: '', onlyUnseen: false };

export const KINDS: readonly { value: Kind; label: string }[] = [
  { value: 'changed', label: 'Look different' },
  { value: 'new', label: 'New' },
  { value: 'removed', label: 'Removed' },
];

export const THEMES: readonly { value: string; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'forced-colors', label: 'Forced colors' },
];

export const WIDTHS: readonly { value: string; label: string }[] = [
  { value: '320', label: '320 px' },
  { value: '1200', label: '1200 px' },
];

/** The screenshots of 320 px are light. */
const themeOf = ({ mode }: PictureChange) => (mode === 'w320' ? 'light' : mode);
export const widthOf = ({ mode }: PictureChange) => (mode === 'w320' ? '320' : '1200');

export const filterPictures = (
  pictures: readonly PictureChange[],
  { theme, width, kind, onlyUnseen }: PictureFilters,
  seen: ReadonlySet<string>,
): PictureChange[] =>
  pictures.filter(
    (picture) =>
      (theme === '' || themeOf(picture) === theme) &&
      (width === '' || widthOf(picture) === width) &&
      (kind === '' || picture.kind === kind) &&
      !(onlyUnseen && seen.has(picture.name)),
  );

/** The part of a picture's pixels that differ, such as `0.4 %`; what is less than that is not nothing. */
export const percentOf = ({ share }: PictureChange) =>
  share < 0.001 ? 'less than 0.1 %' : `${(share * 100).toFixed(1)} %`;
