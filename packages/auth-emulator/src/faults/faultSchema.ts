import * as v from 'valibot';

const wholeNumber = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

export const faultSchema = v.object({
  operation: v.pipe(v.string(), v.regex(/^(\*|[\w:]+)$/)),
  error: v.union([
    wholeNumber(400, 599),
    v.picklist(['close', 'delay', 'hang']),
    v.pipe(v.string(), v.regex(/^[A-Z][A-Z\d_]*( : .*)?$/)),
  ]),
  times: v.optional(wholeNumber(1, 1_000_000), 1),
  every: v.exactOptional(wholeNumber(2, 1_000_000)),
  delay: v.optional(wholeNumber(0, 3_600_000), 0),
  admin: v.optional(v.boolean(), false),
  account: v.optional(
    v.union([
      v.object({ localId: v.string(), email: v.optional(v.string()) }),
      v.object({ localId: v.optional(v.string()), email: v.string() }),
    ]),
  ),
});
