/** What is wrong in a JSON text, and where. */
export interface JsonProblem {
  /** From 1. */
  line: number;
  /** From 1. */
  character: number;
  /** What is wrong, without a full stop. */
  reason: string;
}

class Wrong extends Error {
  readonly at: number;
  constructor(at: number, reason: string) {
    super(reason);
    this.at = at;
  }
}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /[A-Za-z_$][\w$-]*/y;
const WORDS = ['true', 'false', 'null'];

/**
 * Finds the first mistake in a JSON text. Unlike the message of `JSON.parse`, it names the cure, and is the same in every
 * browser.
 * @returns `undefined` if the text is JSON
 */
export function jsonProblem(text: string): JsonProblem | undefined {
  try {
    new Reader(text).read();
    return undefined;
  } catch (error) {
    if (!(error instanceof Wrong)) throw error;
    const before = text.slice(0, error.at).split('\n');
    const character = (before.at(-1) ?? '').length + 1;
    return { line: before.length, character, reason: error.message };
  }
}

class Reader {
  #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  read(): void {
    this.#value();
    this.#space();
    if (this.#at < this.#text.length) this.#wrong(`${this.#next()} is left over after the end`);
  }

  #wrong(reason: string, at = this.#at): never {
    throw new Wrong(at, reason);
  }

  #space(): void {
    while (/[ \t\r\n]/.test(this.#text[this.#at] ?? '')) this.#at += 1;
  }

  /** Returns the text at this place, for a message. */
  #next(): string {
    const [part = ''] =
      /^(?:"[^"\n]*"?|'[^'\n]*'?|[\w$.+-]+|.)/u.exec(this.#text.slice(this.#at)) ?? [];
    return part === '' ? 'the end' : part;
  }

  #take(character: string): boolean {
    this.#space();
    if (this.#text[this.#at] !== character) return false;
    this.#at += 1;
    return true;
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    return pattern.exec(this.#text)?.[0];
  }

  #value(): void {
    this.#space();
    const character = this.#text[this.#at];
    if (character === undefined) this.#wrong('a value is missing at the end');
    if (character === '{') this.#list('}', () => this.#member());
    else if (character === '[') this.#list(']', () => this.#value());
    else if (character === '"') this.#string();
    else if (/[-\d]/.test(character)) this.#number();
    else this.#word(character);
  }

  #list(end: '}' | ']', element: () => void): void {
    const start = this.#at;
    this.#at += 1;
    if (this.#take(end)) return;
    for (;;) {
      element();
      if (this.#take(end)) return;
      if (!this.#take(',')) {
        if (this.#at >= this.#text.length) this.#wrong(`a ${end} is missing`, start);
        this.#wrong(`a comma is missing before ${this.#next()}`);
      }
      const comma = this.#at - 1;
      if (this.#take(end)) this.#wrong(`the comma before ${end} is one too many`, comma);
    }
  }

  #member(): void {
    this.#space();
    if (this.#text[this.#at] !== '"') {
      if (this.#at >= this.#text.length) this.#wrong('a } is missing at the end');
      this.#wrong(`the name ${this.#next()} needs double quotes`);
    }
    this.#string();
    if (!this.#take(':')) this.#wrong(`a colon is missing before ${this.#next()}`);
    this.#value();
  }

  #string(): void {
    const start = this.#at;
    for (this.#at += 1; this.#text[this.#at] !== '"'; this.#at += 1) {
      const character = this.#text[this.#at];
      if (character === undefined || character === '\n')
        this.#wrong('a closing " is missing', start);
      if (character < ' ') this.#wrong('a tab in a text is written \\t');
      if (character !== '\\') continue;
      this.#at += 1;
      if (!/^(?:["\\/bfnrt]|u[\da-fA-F]{4})/.test(this.#text.slice(this.#at, this.#at + 5))) {
        this.#wrong('a backslash in a text is written \\\\', this.#at - 1);
      }
    }
    this.#at += 1;
  }

  #number(): void {
    const number = this.#match(NUMBER);
    const whole = this.#next();
    if (number !== whole) this.#wrong(`${whole} is not a number; a text needs double quotes`);
    this.#at += number.length;
  }

  #word(character: string): void {
    if (character === "'")
      this.#wrong(`${this.#next()} needs double quotes instead of single ones`);
    const word = this.#match(WORD);
    if (word === undefined) this.#wrong(`a value is missing before ${character}`);
    if (WORDS.includes(word.toLowerCase()) && !WORDS.includes(word)) {
      this.#wrong(`${word} is written ${word.toLowerCase()}`);
    }
    if (!WORDS.includes(word)) this.#wrong(`the text ${word} needs double quotes`);
    this.#at += word.length;
  }
}
