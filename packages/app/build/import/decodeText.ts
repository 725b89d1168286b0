/** A text, with the encoding that its bytes turned out to have. */
export interface DecodedText {
  text: string;
  encoding: 'utf-8' | 'utf-16le' | 'windows-1252';
}

/** Decodes the bytes of an export: UTF-8, UTF-16 with its mark, as Excel writes it, or else Windows-1252. */
export function decodeText(bytes: Uint8Array): DecodedText {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decode(bytes, 'utf-16le');
  try {
    return decode(bytes, 'utf-8');
  } catch {
    return decode(bytes, 'windows-1252');
  }
}

const decode = (bytes: Uint8Array, encoding: DecodedText['encoding']): DecodedText => ({
  text: new TextDecoder(encoding, { fatal: encoding === 'utf-8' }).decode(bytes), // without its byte order mark
  encoding,
});
