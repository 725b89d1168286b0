import type { EditedTheme, Edits } from './edits.ts';

/** The messages between the editor in Storybook's frame and the preview. */
export const EDITS = 'toystore/theme/edits';
export const STATE = 'toystore/theme/state';
export const ASK = 'toystore/theme/ask';
export const EXPORT = 'toystore/theme/export';

/** Sent with `STATE`, after each edit and when the brand changes. */
export interface ThemeState
  extends Pick<EditedTheme, 'rows' | 'problems' | 'lowContrast' | 'pairs'> {
  brand: string;
  edits: Edits;
}
