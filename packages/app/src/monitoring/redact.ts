import { plainSpelling } from './plainSpelling.ts';

const MAX_LENGTH = 2000; // characters of a message or a stack
const MAX_PIECE = 300; // longer than any address that is cut in two

/*
 * Each pattern starts only at the start of a run of its characters (`(?<!…)`), so that no run is read twice: linear time.
 */

const URL_PATTERN = /(?<![a-z\d+.-])[a-z][a-z\d+.-]*:\/\/\S+/gi;

/** Text that can follow a URL in a stack: line, column, and a closing bracket. */
const POSITION = /(?::\d+){0,2}["')]*$/;

const PARAMETER = /[?&#][^\s"'()<>?&#=]*=[^\s"')]*/g;

/** The name of a secret, the separator, and the value: quoted, or up to its end. */
const KEYED =
  /(?<![\w-])(?=[\w-]*?(?:code|token|passw|secret|credential|authori|cookie|session|proof|api_?key))([\w-]+(?:\[[^\]\s]{0,40}\])*["'`]?\s*[:=]\s*)(?!auth\/)(?:bearer\s+)?(?:"(?:[^"\\]|\\.)*"?|'[^']*'?|`[^`]*`?|[^\s,;&"'`)}\]]+)/gi;

/** A JSON Web Token, and any other run of characters that is too long and mixed for a word, except a file of a build. */
const TOKEN =
  /(?<![\w-])(?:eyJ[\w-]*(?:\.[\w-]*)*|(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{24,}(?![\w-])(?!\.(?:m?js|css|tsx?)\b))/gi;

/** The local part may be quoted, the host may have no dot. In a stack, `f@https://…` is a function and its file. */
const EMAIL =
  /(?:"[^"@\n]*"|(?<![^\s@<>"(),:;[\]])(?=[^\s@<>"(),:;[\]]*[\p{L}\p{N}])[^\s@<>"(),:;[\]]+)@(?![a-z-]+:\/\/)(?:\[[^\]\s]*\]|[^\s@<>"'(),:;=[\]{}./?#&]+(?:\.[^\s@<>"'(),:;=[\]{}./?#&]+)*)/giu;

/** Seven digits or more, in any notation. In a stack, a long number after `:1:` is a column. */
const PHONE = /(?<![\p{L}\p{Nd}_]|:\d{1,6}:)\+?\p{Nd}(?:[\s()./-]{0,2}\p{Nd}){6,}/gu;

/**
 * Removes personal data and credentials: addresses, telephone numbers, passwords, tokens, and the queries and hashes of
 * URLs, which may contain a code. Lines and columns of a stack stay. A text that is too long is cut first.
 */
export function redact(text: string): string {
  return plainSpelling(cut(text))
    .replace(URL_PATTERN, withoutSecrets)
    .replace(PARAMETER, '')
    .replace(KEYED, '$1[secret]')
    .replace(TOKEN, '[token]')
    .replace(EMAIL, '[email]')
    .replace(PHONE, '[number]');
}

/** Cuts a text at the end of a word, if possible: half an address would not be recognised. */
function cut(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  const start = text.slice(0, MAX_LENGTH);
  const end = Math.max(start.lastIndexOf(' '), start.lastIndexOf('\n'));
  return end > MAX_LENGTH - MAX_PIECE ? start.slice(0, end) : start;
}

/** Keeps host, path and position of a URL. */
function withoutSecrets(url: string): string {
  const position = POSITION.exec(url)?.[0] ?? '';
  const [scheme = '', ...rest] = url.split('://');
  const address =
    rest
      .join('://')
      .split(/(?<!\/)@/)
      .at(-1) ?? ''; // a password may contain any character; `/@fs` is a path
  const [bare = ''] = address.split(/[?#]/);
  return `${scheme}://${bare === address ? bare : bare + position}`;
}
