import { expect, test } from 'vitest';
import { createToy } from '../../test/createToy.ts';
import { createToyIndex } from './toyIndex.ts';
import { toWords } from './words.ts';

/** Returns whether the text finds a toy of this name, next to another toy. */
async function finds(text: string, toyName: string) {
  const other = createToy({ toyId: 'other', toyName: 'Kite', sellerName: '' });
  const { find } = await createToyIndex([createToy({ toyName, sellerName: '' }), other]);
  return find(text).map((toy) => toy.toyName);
}

test.each([
  ['German', 'Füße', ['fuesse', 'füße', 'fusse', 'FÜSSE', 'FÜẞE', 'fu\u0308ße', 'fues']],
  ['German, with a hyphen', 'Bären-Höhle', ['baerenhoehle', 'bärenhöhle', 'hoehle', 'hohle']],
  ['Danish', 'Blåbær Sjørøver', ['blaabaer', 'blabaer', 'sjoeroever', 'sjorover']],
  ['Turkish', 'Işıklı İtfaiye', ['ışıklı', 'isikli', 'IŞIKLI', 'itfaiye', 'İTFAİYE', 'ITFAIYE']],
  ['French', 'Cœur Éléphant', ['coeur', 'cœur', 'elephant', 'ÉLÉPHANT']],
  ['Polish', 'Łódź', ['lodz', 'łódź', 'ŁÓDŹ']],
  ['Greek', 'Δράκος', ['δρακοσ', 'ΔΡΆΚΟΣ', 'δράκος']],
  ['Arabic: alef', 'أرنب إسفنجي آلي ٱلأحمر', ['ارنب', 'أرنب', 'اسفنجي', 'الي', 'الاحمر']],
  ['Arabic: teh marbuta and heh', 'دمية جميلة', ['دميه', 'دمية', 'جميله']],
  ['Arabic: yeh and alef maksura', 'موسيقى لعبتي', ['موسيقي', 'موسيقى', 'لعبتى']],
  ['Arabic: marks and tatweel', 'قِطَارٌ كـــبير', ['قطار', 'كبير', 'قـطـار', 'كَبِير']],
  ['Arabic: presentation forms', 'سلام', ['ﺳﻼﻡ']],
  ['Persian letters', 'كرة يويو', ['کره', 'یویو']],
  ['Japanese: kana', 'ロボット ぬいぐるみ', ['ろぼっと', 'ロボット', 'ヌイグルミ']],
  ['Japanese: half-width kana', 'ガンダム', ['ｶﾞﾝﾀﾞﾑ', 'がんだむ']],
  [
    'Japanese: full-width letters',
    'ＡＢＣブロック １２３',
    ['abcブロック', 'ａｂｃぶろっく', '123'],
  ],
  [
    'Japanese: a word inside a name',
    '東京タワー模型',
    ['タワー', 'たわー', 'ﾀﾜｰ', '模型 東京', 'タワー模型'],
  ],
  ['Chinese: a word inside a name', '木制积木玩具', ['积木', '玩具 木制']],
  ['Thai: a word inside a name', 'ของเล่นรถไฟไม้', ['รถไฟ']],
  ['Persian: the joiner', 'اسباب\u200cبازی', ['اسباب بازی', 'اسباب\u200cبازی', 'اسباببازی']],
  ['digits of other scripts', 'Puzzle 20', ['puzzle ۲۰', 'puzzle ٢٠', 'puzzle २०', '２０']],
  ['Hindi', 'गुड़िया', ['गुड़िया']],
  ['a trade mark', 'Lego™ Zug', ['lego zug']],
])('%s: finds %s in every spelling', async (_, name, texts) => {
  for (const text of texts) expect([text, await finds(text, name)]).toEqual([text, [name]]);
});

test.each([
  ['the voice mark of a kana', 'カラス', 'がらす'],
  ['the vowel of a Devanagari letter', 'गुड़', 'गड़'],
])('treats %s as its own letter', (_, one, other) => {
  expect(toWords(one)).not.toEqual(toWords(other));
});

test('does not split a word at vowel marks', () => {
  expect(toWords('गुड़िया की')).toHaveLength(2);
});
