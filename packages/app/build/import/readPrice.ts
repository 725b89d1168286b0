const SIGNS: Readonly<Record<string, string>> = {
  ...{
    '€': 'EUR',
    '£': 'GBP',
    zł: 'PLN',
    '₽': 'RUB',
    '₹': 'INR',
    '₩': 'KRW',
    '₫': 'VND',
    '₺': 'TRY',
  },
  ...{ '₴': 'UAH', '฿': 'THB', 円: 'JPY', Kč: 'CZK', '﷼': 'IRR', ریال: 'IRR', 'د.إ': 'AED' },
};

/** Returns the currency that a price names: by its ISO 4217 code, or by a sign of one currency only. */
export function currencyIn(text: string): string | undefined {
  const code = /(?<![A-Za-z])[A-Z]{3}(?![A-Za-z])/.exec(text)?.[0];
  return code ?? Object.entries(SIGNS).find(([sign]) => text.includes(sign))?.[1];
}

/** Returns the number in a text, with the digits of any script, a point before decimals, and its other marks. */
function digitsOf(text: string): string {
  const latin = text
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, (digit) => String(digitOf(digit)))
    .replaceAll('٫', '.')
    .replace(/[\s'’٬،_]/g, (mark) => (mark === '،' ? ',' : ''));
  return /-?\d[\d.,]*|-?[.,]\d+/.exec(latin)?.[0].replace(/[.,]+$/, '') ?? '';
}

const zeros = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xe50];
const digitOf = (digit: string) => {
  const code = digit.codePointAt(0) ?? 0;
  return code - (zeros.findLast((zero) => zero <= code) ?? 0);
};

/**
 * Returns which mark starts the decimals in a column of prices. A mark before one, two or four and more digits does; a mark before
 * three digits groups them, unless another price shows otherwise.
 */
export function decimalMarkOf(texts: Iterable<string>): '.' | ',' {
  for (const text of texts) {
    const digits = digitsOf(text);
    const [, mark, decimals = ''] = /([.,])(\d*)$/.exec(digits) ?? [];
    const isOnce = mark !== undefined && digits.split(mark).length === 2;
    const hasBoth = digits.includes('.') && digits.includes(',');
    if ((mark === '.' || mark === ',') && isOnce && (decimals.length !== 3 || hasBoth)) return mark;
    if (mark !== undefined && !isOnce) return mark === '.' ? ',' : '.';
  }
  return '.';
}

/** Reads a price as text; `undefined` without a number. */
export function readPrice(value: unknown, mark: '.' | ','): number | undefined {
  if (typeof value === 'number') return value;
  const digits = digitsOf(`${value ?? ''}`);
  if (digits === '') return undefined;
  const other = mark === '.' ? ',' : '.';
  const amount = Number(digits.replaceAll(other, '').replace(mark, '.'));
  return Number.isFinite(amount) ? amount : undefined;
}
