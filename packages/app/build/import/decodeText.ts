/** A text, with the encoding that its bytes turned out to have. */
export interface DecodedText {
  text: string;
  encoding: string;
}

/** The encodings in which spreadsheets of a language save a table that is not UTF-8; Windows-1252 for the others. */
const ENCODINGS: Readonly<Record<string, string>> = {
  ...{ ja: 'shift_jis', ko: 'euc-kr', zh: 'gb18030', th: 'windows-874', vi: 'windows-1258' },
  ...{ el: 'windows-1253', tr: 'windows-1254', he: 'windows-1255' },
  ...spread('cs hr hu pl ro sk sl', 'windows-1250'),
  ...spread('be bg mk ru sr uk', 'windows-1251'),
  ...spread('ar fa ur', 'windows-1256'),
  ...spread('et lt lv', 'windows-1257'),
};

function spread(languages: string, encoding: string): Record<string, string> {
  return Object.fromEntries(languages.split(' ').map((language) => [language, encoding]));
}

/**
 * Decodes the bytes of an export: UTF-8, UTF-16 with its mark, as Excel writes it, or else the old encoding of a language.
 * @param locale the shop's, a BCP 47 tag
 */
export function decodeText(bytes: Uint8Array, locale: string): DecodedText {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decode(bytes, 'utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decode(bytes, 'utf-16be');
  try {
    return decode(bytes, 'utf-8');
  } catch {
    const { language, script } = new Intl.Locale(locale).maximize();
    const isTraditional = language === 'zh' && script === 'Hant';
    return decode(bytes, isTraditional ? 'big5' : (ENCODINGS[language] ?? 'windows-1252'));
  }
}

const decode = (bytes: Uint8Array, encoding: string): DecodedText => ({
  text: new TextDecoder(encoding, { fatal: encoding === 'utf-8' }).decode(bytes), // without its byte order mark
  encoding,
});
