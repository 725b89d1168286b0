import { supported } from '../../locale/supported.ts';

const segmenters = new Map<string, Intl.Segmenter>();

/** The first sentence of a text in the language of `locale`, without the space around it; `''` of a blank one. */
export function firstSentence(text: string, locale: string): string {
  const segmenter =
    segmenters.get(locale) ??
    new Intl.Segmenter(supported('locale', locale), { granularity: 'sentence' });
  segmenters.set(locale, segmenter);
  let sentence = '';
  for (const { segment } of segmenter.segment(text.trim())) {
    // “Beep!” it says: what goes on in a small letter is no new sentence.
    if (sentence !== '' && !/^\p{Ll}/u.test(segment)) break;
    sentence += segment;
  }
  return sentence.trim();
}
