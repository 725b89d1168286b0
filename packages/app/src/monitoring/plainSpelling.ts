/** Encodings of an ASCII character in URLs, JSON, JavaScript and HTML. */
const SPELLING =
  /%([2-7][\da-f])|\\u00([2-7][\da-f])|\\x([2-7][\da-f])|&#x0{0,4}([2-7][\da-f]);|&#0{0,4}(\d{2,3});|\\(["'/])|&(quot|amp|lt|gt|apos);/gi;

const NAMED: Record<string, string> = { quot: '"', amp: '&', lt: '<', gt: '>', apos: "'" };

const DEPTH = 3; // a URL in a URL in JSON

/** Decodes every encoded character: `bear%2540toys` becomes `bear@toys`. */
export function plainSpelling(text: string): string {
  let plain = text;
  for (let depth = 0; depth < DEPTH; depth += 1) {
    plain = plain.replace(SPELLING, (whole, ...groups: (string | undefined)[]) => {
      const [percent, unicode, hex, htmlHex, decimal, escaped, named] = groups;
      const code = percent ?? unicode ?? hex ?? htmlHex;
      if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
      if (decimal !== undefined)
        return Number(decimal) < 127 ? String.fromCharCode(+decimal) : whole;
      return escaped ?? NAMED[named?.toLowerCase() ?? ''] ?? whole;
    });
  }
  return plain;
}
