import {
  SPOKEN_ATTRIBUTES,
  type VisibleText,
  visibleTextsIn,
} from '../../../packages/ui/src/conformance/visibleTexts.ts';
import { appliedEnvironment } from '../../environment/applyEnvironment.ts';
import { KIT_SHOP } from '../../shops.ts';
import { asWritten } from './readEnglish.ts';

/** Storybook's own elements around a story, and elements that are not shown. */
const NOT_THE_STORY = '.sb-wrapper, #storybook-docs, #storybook-highlights-root, head';

/**
 * Options are split where a search matches, titles where their underline begins, buttons where a phone shows less: only the
 * whole is a text.
 */
const IN_PIECES = '[role="option"], h2, h3, button';

let shown = new Map<string, Element>();

/** Returns every text shown since the last call, even for a moment, with the first element that had it. */
export function takeShownTexts(): VisibleText[] {
  note(observer.takeRecords());
  const texts = [...shown].map(([text, element]) => ({ text, element }));
  shown = new Map();
  return texts;
}

const observer = new MutationObserver((mutations) => note(mutations));
observer.observe(document.documentElement, {
  childList: true,
  characterData: true,
  subtree: true,
  attributeFilter: SPOKEN_ATTRIBUTES,
});

/** Texts of the kit's own shop are English. */
const isForeign = () => appliedEnvironment.read().shop !== KIT_SHOP;

const note = (mutations: readonly MutationRecord[]) =>
  asWritten(() => {
    if (!isForeign()) return;
    for (const { type, target, addedNodes } of mutations) {
      const nodes = type === 'childList' ? addedNodes : [target];
      for (const { text, element } of [...nodes].flatMap(visibleTextsIn)) {
        const whole = element.closest(IN_PIECES)?.textContent ?? text;
        if (!shown.has(whole) && !element.closest(NOT_THE_STORY)) shown.set(whole, element);
      }
    }
  });
