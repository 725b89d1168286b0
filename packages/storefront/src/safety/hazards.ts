/**
 * The hazards of a toy for a young child, as codes: one code is one sentence of the law. The first six are those of 16 CFR
 * 1500.19; the others are further reasons for which the EU has a toy marked as unsuitable under 36 months.
 */
export const HAZARDS = [
  'smallParts',
  'smallBall',
  'containsSmallBall',
  'marble',
  'containsMarble',
  'balloon',
  'longCord',
  'sharpPoint',
] as const;

export type Hazard = (typeof HAZARDS)[number];

/** Where a law prescribes sentences: the United States and the European Union. */
export const JURISDICTIONS = ['US', 'EU'] as const;

export type Jurisdiction = (typeof JURISDICTIONS)[number];

const DIRECTIVE =
  'Directive 2009/48/EC, Annex V, part B, point 1 (Regulation (EU) 2025/2509, Annex III)';

/**
 * The hazards for which each jurisdiction prescribes a sentence, with its source. It is no legal advice: what applies to a
 * toy is for its manufacturer and the shop to decide.
 */
export const STATEMENT_SOURCES = {
  US: {
    smallParts: '16 CFR 1500.19(b)(1)',
    smallBall: '16 CFR 1500.19(b)(3)(i)',
    containsSmallBall: '16 CFR 1500.19(b)(3)(ii)',
    marble: '16 CFR 1500.19(b)(4)(i)',
    containsMarble: '16 CFR 1500.19(b)(4)(ii)',
    balloon: '16 CFR 1500.19(b)(2)',
  },
  EU: {
    smallParts: DIRECTIVE,
    smallBall: DIRECTIVE,
    containsSmallBall: DIRECTIVE,
    marble: DIRECTIVE,
    containsMarble: DIRECTIVE,
    balloon: 'EN 71-1, clause 7.3',
    longCord: DIRECTIVE,
    sharpPoint: DIRECTIVE,
  },
} satisfies Record<Jurisdiction, Partial<Record<Hazard, string>>>;
