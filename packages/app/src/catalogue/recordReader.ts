const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const LIST_OPENS = 0x5b;
const LIST_CLOSES = 0x5d;
const OBJECT_OPENS = 0x7b;
const OBJECT_CLOSES = 0x7d;

/** What JSON takes for blank; `trim` takes much more. */
const BLANK = /^[ \t\n\r]*$/;

/** Takes the records of a JSON list out of its text, piece by piece, however it is cut. */
export interface RecordReader {
  /**
   * Reads on: the records that end in this piece of the text, one after another.
   * @throws {Error} where the text stops being JSON, after the records before that place
   */
  read(text: string): Iterable<unknown>;
  /** Whether the list has been closed. */
  isClosed(): boolean;
  /**
   * To be called after the last piece.
   * @throws {Error} when the text is not JSON to its end, or no list
   */
  end(): void;
}

/**
 * Starts to read a list. It looks for the commas between records only, and leaves each record to `JSON.parse`; so it
 * takes what `JSON.parse` of the whole text takes, and is as fast (docs/decisions/0014-catalogue-as-it-comes.md).
 */
export function recordReader(): RecordReader {
  let state: 'before' | 'within' | 'closed' | 'noList' = 'before';
  let pieces: string[] = []; // of the record that is being read, or of a text that is no list
  let isFirst = true;
  let depth = 0;
  let isInText = false;
  let skips = 0; // what an escape at the end of a piece takes from the next one

  function record(lastPiece: string): unknown {
    const text = pieces.join('') + lastPiece;
    pieces = [];
    isFirst = false;
    return parse(text);
  }

  function* readWithin(text: string, from: number): Generator<unknown> {
    let start = from;
    let at = from + skips;
    skips = 0;
    while (at < text.length) {
      if (isInText) {
        const quote = text.indexOf('"', at);
        const end = quote < 0 ? text.length : quote;
        const isEscaped = countBackslashesBefore(end, text, at) % 2 === 1;
        if (quote < 0) skips = isEscaped ? 1 : 0;
        else isInText = isEscaped;
        at = end + 1;
        continue;
      }
      const code = text.charCodeAt(at);
      if (code === QUOTE) isInText = true;
      else if (code === LIST_OPENS || code === OBJECT_OPENS) depth += 1;
      else if (depth > 0) {
        if (code === LIST_CLOSES || code === OBJECT_CLOSES) depth -= 1;
      } else if (code === COMMA) {
        yield record(text.slice(start, at));
        start = at + 1;
      } else if (code === LIST_CLOSES) {
        const last = text.slice(start, at);
        state = 'closed';
        if (!isFirst || ![...pieces, last].every(isBlank)) yield record(last);
        if (!isBlank(text.slice(at + 1))) throw notJson();
        return;
      }
      at += 1;
    }
    if (start < text.length) pieces.push(text.slice(start));
  }

  return {
    *read(text) {
      if (text === '') return; // what is to be skipped is still to come
      if (state === 'within') yield* readWithin(text, 0);
      else if (state === 'noList') pieces.push(text);
      else if (isBlank(text)) return;
      else if (state === 'closed') throw notJson();
      else {
        const opens = text.search(/[^ \t\n\r]/);
        const isList = text.charCodeAt(opens) === LIST_OPENS;
        state = isList ? 'within' : 'noList';
        if (isList) yield* readWithin(text, opens + 1);
        else pieces.push(text);
      }
    },
    isClosed: () => state === 'closed',
    end() {
      if (state === 'closed') return;
      if (state !== 'noList') throw notJson();
      parse(pieces.join(''));
      throw notAList();
    },
  };
}

function countBackslashesBefore(end: number, text: string, from: number): number {
  let first = end;
  while (first > from && text.charCodeAt(first - 1) === BACKSLASH) first -= 1;
  return end - first;
}

const isBlank = (text: string) => BLANK.test(text);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw notJson(cause);
  }
}

const notJson = (cause?: unknown) => new Error('the catalogue is not valid JSON', { cause });

/** What is wrong with a catalogue that is JSON, but no list. */
export const notAList = () => new TypeError('the catalogue is not a list of toys');
