import { supported } from '../../locale/supported.ts';
import { visibleText } from '../../primitives/text/visibleText.ts';

const segmenters = new Map<string, Intl.Segmenter>();

/** Returns the first sentence of a text in the language of `locale`, trimmed; `''` for a blank text. */
export function firstSentence(text: string, locale: string): string {
  const segmenter =
    segmenters.get(locale) ??
    new Intl.Segmenter(supported('locale', locale), { granularity: 'sentence' });
  segmenters.set(locale, segmenter);
  let sentence = '';
  for (const { segment } of segmenter.segment(visibleText(text))) {
    // In “Beep!” it says, the part after the quote starts with a small letter, so it belongs to the same sentence.
    if (sentence !== '' && !/^\p{Ll}/u.test(segment)) break;
    sentence += segment;
  }
  return sentence.trim();
}
