import * as v from 'valibot';
import { HAZARDS } from '../safety/hazards.ts';
import { list, text, words } from './fieldSchemas.ts';

const MAX_AGE = 120;
const MAX_WORDS = 300;

const age = v.pipe(
  v.number('must be a number'),
  v.check((years) => years >= 0 && years <= MAX_AGE, `must be 0 to ${MAX_AGE} years`),
);

/** `https://known.example@other.example` leads to the other host. */
const WEB_ADDRESS = /^https?:\/\/[^/?#@\\]+(?:[/?#]|$)/;

/** Numbers in trade have 8, 12, 13 or 14 digits; weighted by 3 and 1 from the right, they add up to a multiple of ten. */
function isGtin(digits: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits)) return false;
  const weighted = [...digits].reverse().map((digit, index) => Number(digit) * (index % 2 ? 3 : 1));
  return weighted.reduce((sum, value) => sum + value) % 10 === 0;
}

const party = v.object(
  {
    name: words(MAX_WORDS),
    address: words(MAX_WORDS),
    email: v.optional(
      v.pipe(text(MAX_WORDS), v.regex(/^[\w.+-]+@[\w.-]+$/, 'must be an e-mail address')),
    ),
    url: v.optional(
      v.pipe(
        text(2_000),
        v.regex(WEB_ADDRESS, 'must be an absolute http(s) URL without a user name'),
      ),
    ),
  },
  'must be an object with a name and an address',
);

/** Lists of the safety data, by field: a bad entry is left out alone. */
export const safetyEntries = {
  hazards: v.picklist(HAZARDS, `must be one of ${HAZARDS.join(', ')}`),
  warnings: words(MAX_WORDS),
};

/** Age, kind, safety and origin of a toy, in the terms of schema.org where it has one. */
export const safetyFields = {
  category: v.optional(words(60)),
  suggestedMinAge: v.optional(age),
  suggestedMaxAge: v.optional(age),
  hazards: v.optional(list(safetyEntries.hazards)),
  warnings: v.optional(list(safetyEntries.warnings)),
  manufacturer: v.optional(party),
  responsiblePerson: v.optional(party),
  gtin: v.optional(
    v.pipe(
      v.string('must be a text'),
      v.check(isGtin, 'must be 8, 12, 13 or 14 digits, the last of which checks the others'),
    ),
  ),
  model: v.optional(words(MAX_WORDS)),
  material: v.optional(words(MAX_WORDS)),
  batteries: v.optional(words(MAX_WORDS)),
  addedAt: v.optional(
    v.pipe(
      v.string('must be a date such as 2026-11-26'),
      v.regex(/^\d{4}-\d{2}-\d{2}(?:T.+)?$/, 'must be a date such as 2026-11-26'),
      v.transform(Date.parse),
      v.number('must be a date such as 2026-11-26'), // `NaN` is not one
    ),
  ),
};
