const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The first sentence of a text, without the space around it; `''` of a blank one. */
export function firstSentence(text: string): string {
  let sentence = '';
  for (const { segment } of sentences.segment(text.trim())) {
    // “Beep!” it says: what goes on in a small letter is no new sentence.
    if (sentence !== '' && !/^\p{Ll}/u.test(segment)) break;
    sentence += segment;
  }
  return sentence.trim();
}
