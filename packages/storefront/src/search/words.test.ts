import { expect, test } from 'vitest';
import { matchToys } from '../../../ui/src/toys/SearchBox/matchToys.ts';
import { createToy } from '../../test/createToy.ts';
import { createToyIndex } from './toyIndex.ts';
import { toWords } from './words.ts';

/** Returns whether the text finds a toy of this name, next to another toy. */
async function finds(text: string, toyName: string) {
  const other = createToy({ toyId: 'other', toyName: 'Kite', sellerName: '' });
  const { find } = await createToyIndex([createToy({ toyName, sellerName: '' }), other]);
  return find(text).map((toy) => toy.toyName);
}

interface Spellings {
  name: string;
  /** What finds the name both by the kit's names and by the index. */
  typed: string[];
  /** What only the index finds: other words, or more letters for one. */
  onlyIndex?: string[];
}

const SPELLINGS: Record<string, Spellings> = {
  German: {
    name: 'Füße',
    typed: ['füße', 'fusse', 'FÜSSE', 'FÜẞE', 'fu\u0308ße'],
    onlyIndex: ['fuesse', 'fues'],
  },
  'German, with a hyphen': {
    name: 'Bären-Höhle',
    typed: ['hohle', 'bären-höhle'],
    onlyIndex: ['baerenhoehle', 'bärenhöhle', 'hoehle'],
  },
  Danish: {
    name: 'Blåbær Sjørøver',
    typed: ['blabaer', 'sjorover'],
    onlyIndex: ['blaabaer', 'sjoeroever'],
  },
  Turkish: {
    name: 'Işıklı İtfaiye',
    typed: ['ışıklı', 'isikli', 'IŞIKLI', 'itfaiye', 'İTFAİYE', 'ITFAIYE'],
  },
  French: { name: 'Cœur Éléphant', typed: ['coeur', 'cœur', 'elephant', 'ÉLÉPHANT'] },
  Polish: { name: 'Łódź', typed: ['lodz', 'łódź', 'ŁÓDŹ'] },
  Greek: { name: 'Δράκος', typed: ['δρακοσ', 'ΔΡΆΚΟΣ', 'δράκος'] },
  'Arabic: alef': {
    name: 'أرنب إسفنجي آلي ٱلأحمر',
    typed: ['ارنب', 'أرنب', 'اسفنجي', 'الي', 'الاحمر'],
  },
  'Arabic: teh marbuta and heh': { name: 'دمية جميلة', typed: ['دميه', 'دمية', 'جميله'] },
  'Arabic: yeh and alef maksura': { name: 'موسيقى لعبتي', typed: ['موسيقي', 'موسيقى', 'لعبتى'] },
  'Arabic: marks and tatweel': {
    name: 'قِطَارٌ كـــبير',
    typed: ['قطار', 'كبير', 'قـطـار', 'كَبِير'],
  },
  'Arabic: presentation forms': { name: 'سلام', typed: ['ﺳﻼﻡ'] },
  'Persian letters': { name: 'كرة يويو', typed: ['کره', 'یویو'] },
  'Persian: the joiner': {
    name: 'اسباب\u200cبازی',
    typed: ['اسباب بازی', 'اسباب\u200cبازی', 'بازي'],
    onlyIndex: ['اسباببازی'],
  },
  'Japanese: kana': { name: 'ロボット ぬいぐるみ', typed: ['ろぼっと', 'ロボット', 'ヌイグルミ'] },
  'Japanese: half-width kana': { name: 'ガンダム', typed: ['ｶﾞﾝﾀﾞﾑ', 'がんだむ'] },
  'Japanese: full-width letters': {
    name: 'ＡＢＣブロック １２３',
    typed: ['abcブロック', 'ａｂｃぶろっく', '123'],
  },
  'Japanese: a word inside a name': {
    name: '東京タワー模型',
    typed: ['タワー', 'たわー', 'ﾀﾜｰ', 'タワー模型'],
    onlyIndex: ['模型 東京'],
  },
  'Chinese: a word inside a name': {
    name: '木制积木玩具',
    typed: ['积木'],
    onlyIndex: ['玩具 木制'],
  },
  'Thai: a word inside a name': { name: 'ของเล่นรถไฟไม้', typed: ['รถไฟ'] },
  'digits of other scripts': {
    name: 'Puzzle 20',
    typed: ['puzzle ۲۰', 'puzzle ٢٠', 'puzzle २०', '２０'],
  },
  'other digits in the name': { name: 'パズル ２０', typed: ['20', '۲۰', 'ぱずる 20'] },
  Hindi: { name: 'गुड़िया', typed: ['गुड़िया'] },
  'a trade mark': { name: 'Lego™ Zug', typed: ['zug'], onlyIndex: ['lego zug'] },
};

test.each(Object.entries(SPELLINGS))(
  '%s: the kit and the index find every spelling',
  async (_, { name, typed, onlyIndex = [] }) => {
    for (const text of [...typed, ...onlyIndex]) {
      expect([text, await finds(text, name)]).toEqual([text, [name]]);
      const ofKit = matchToys([createToy({ toyName: name })], text).map(({ toy }) => toy.toyName);
      expect([text, ofKit]).toEqual([text, typed.includes(text) ? [name] : []]);
    }
  },
);

test.each([
  ['the voice mark of a kana', 'カラス', 'がらす'],
  ['the vowel of a Devanagari letter', 'गुड़', 'गड़'],
])('treats %s as its own letter', (_, one, other) => {
  expect(toWords(one)).not.toEqual(toWords(other));
});

test('does not split a word at vowel marks', () => {
  expect(toWords('गुड़िया की')).toHaveLength(2);
});
