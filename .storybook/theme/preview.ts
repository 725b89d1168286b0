import { addons } from 'storybook/preview-api';
import { brandSheets, kitCss } from '../../packages/ui/src/foundations/brandSheets.ts';
import { TRIED_BRAND, tryBrand } from '../../packages/ui/src/foundations/triedBrand.ts';
import { appliedEnvironment, shownBrand } from '../environment/applyEnvironment.ts';
import { type Edits, editTheme } from './edits.ts';
import { ASK, EDITS, EXPORT, STATE, type ThemeState } from './messages.ts';

/** Lets the editor in Storybook's frame change the tokens of this page. */
export function connectThemeEditor() {
  const channel = addons.getChannel();
  let brand = shownBrand();
  let edits = storedEdits(brand);

  const edited = () => editTheme(kitCss, brandSheets.get(brand) ?? '', edits, TRIED_BRAND);
  const send = () => {
    const { rows, problems, lowContrast, pairs } = edited();
    channel.emit(STATE, { rows, problems, lowContrast, pairs, brand, edits } satisfies ThemeState);
  };

  const apply = () => {
    const { css } = edited();
    if (Object.keys(edits).length === 0) tryBrand(undefined);
    else if (css !== undefined) tryBrand(css); // with problems the page keeps the last values that work
    send();
  };

  channel.on(ASK, send);
  channel.on(EDITS, (next: Edits) => {
    edits = next;
    sessionStorage.setItem(KEY, JSON.stringify({ brand, edits }));
    apply();
  });
  channel.on(EXPORT, () => download(`${brand}-edited.json`, edited().file));
  // Another brand in the toolbar ends the editing: two palettes do not mix.
  appliedEnvironment.subscribe(() => {
    if (shownBrand() === brand) return;
    brand = shownBrand();
    edits = {};
    sessionStorage.removeItem(KEY);
    send();
  });
  apply(); // the frame may have asked before this page could answer
}

/** Where the edits survive a reload of the page beside the frame, until the tab is closed. */
const KEY = 'toystore-theme-edits';

function storedEdits(brand: string): Edits {
  const stored: { brand?: string; edits?: Edits } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
  return stored.brand === brand && stored.edits ? stored.edits : {};
}

function download(name: string, file: object) {
  const link = document.createElement('a');
  const blob = new Blob([`${JSON.stringify(file, null, 2)}\n`], { type: 'application/json' });
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
