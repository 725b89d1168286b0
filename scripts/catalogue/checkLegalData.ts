import type { Hazard, Jurisdiction } from '../../packages/storefront/src/safety/hazards.ts';
import type { ResponsibleParty, Toy } from '../../packages/storefront/src/toy.ts';
import { countOf, type Finding } from './findings.ts';

/*
 * Checks the statements that the laws of docs/toy-safety.md require before a purchase, as far as a machine can: whether the
 * data are there, not whether they are right.
 */

interface Rule {
  level: Finding['level'];
  /** Whether a toy lacks what the law asks for. */
  applies: (toy: Toy) => boolean;
  /** The noun after the number of toys. */
  says: string;
  source: string;
}

const YEARS_OF_36_MONTHS = 3;

const isForUnder3 = ({ suggestedMinAge }: Toy) =>
  suggestedMinAge !== undefined && suggestedMinAge < YEARS_OF_36_MONTHS;

/** Hazards whose statement says that a toy is not for children under 3. A balloon's is about children under 8. */
const NOT_UNDER_3: Record<Jurisdiction, readonly Hazard[]> = {
  US: ['smallParts', 'smallBall', 'containsSmallBall', 'marble', 'containsMarble'],
  EU: [
    ...(['smallParts', 'smallBall', 'containsSmallBall', 'marble', 'containsMarble'] as const),
    ...(['longCord', 'sharpPoint'] as const),
  ],
};

/** Missing statements, by age: those for the youngest come first. */
const missingStatements = (source: string): Rule[] =>
  (
    [
      ['for under 3', isForUnder3],
      ['for 3 and up', (toy: Toy) => toy.suggestedMinAge !== undefined && !isForUnder3(toy)],
      ['of unknown age', (toy: Toy) => toy.suggestedMinAge === undefined],
    ] as const
  ).map(([ages, isOfAge]) => ({
    level: 'error',
    applies: (toy) => isOfAge(toy) && toy.hazards === undefined,
    says: `${ages} without a hazard statement (hazards; [] for a toy without any)`,
    source,
  }));

const isContradictory = (law: Jurisdiction) => (toy: Toy) =>
  isForUnder3(toy) && (toy.hazards ?? []).some((hazard) => NOT_UNDER_3[law].includes(hazard));

const noElectronicAddress = (party: ResponsibleParty | undefined) =>
  party !== undefined && party.email === undefined && party.url === undefined;

const RULES: Record<Jurisdiction, readonly Rule[]> = {
  US: [
    ...missingStatements('16 CFR 1500.20'),
    {
      level: 'error',
      applies: isContradictory('US'),
      says: 'for under 3 with a hazard for which they are banned',
      source: '16 CFR 1500.18(a)(9), (17)',
    },
    {
      level: 'error',
      applies: ({ suggestedMinAge }) => suggestedMinAge === undefined,
      says: 'without an age (suggestedMinAge)',
      source: '16 CFR 1500.19(b)',
    },
  ],
  EU: [
    ...missingStatements('Directive 2009/48/EC, article 11'),
    {
      level: 'error',
      applies: isContradictory('EU'),
      says: 'for under 3 with the warning that they are not',
      source: 'Directive 2009/48/EC, article 11(1)',
    },
    {
      level: 'error',
      applies: ({ suggestedMinAge }) => suggestedMinAge === undefined,
      says: 'without an age (suggestedMinAge)',
      source: 'Directive 2009/48/EC, Annex V, part A',
    },
    {
      level: 'error',
      applies: ({ manufacturer }) => manufacturer === undefined,
      says: 'without a manufacturer',
      source: 'Regulation (EU) 2023/988, article 19(a)',
    },
    {
      level: 'error',
      applies: ({ manufacturer }) => noElectronicAddress(manufacturer),
      says: "without their manufacturer's email or url",
      source: 'Regulation (EU) 2023/988, article 19(a)',
    },
    {
      level: 'warning', // only the owner knows whether the manufacturer is in the EU
      applies: ({ responsiblePerson }) => responsiblePerson === undefined,
      says: 'without a responsiblePerson, which manufacturers outside the EU need',
      source: 'Regulation (EU) 2023/988, article 19(b)',
    },
    {
      level: 'error',
      applies: ({ responsiblePerson }) => noElectronicAddress(responsiblePerson),
      says: "without their responsible person's email or url",
      source: 'Regulation (EU) 2023/988, article 19(b)',
    },
    {
      level: 'error',
      applies: ({ pictureURL }) => pictureURL === '',
      says: 'without a picture',
      source: 'Regulation (EU) 2023/988, article 19(c)',
    },
    {
      level: 'error',
      applies: ({ gtin, model }) => gtin === undefined && model === undefined,
      says: 'without an identifier (gtin or model)',
      source: 'Regulation (EU) 2023/988, article 19(c)',
    },
  ],
};

/** Returns what the laws of the shop's jurisdictions want said about the toys, and the catalogue does not say. */
export function checkLegalData(
  toys: readonly Toy[],
  jurisdictions: readonly Jurisdiction[],
): Finding[] {
  return jurisdictions.flatMap((area) =>
    RULES[area].flatMap(({ level, applies, says, source }) => {
      const subjects = toys.filter(applies).map(({ toyId, toyName }) => ({ toyId, toyName }));
      if (subjects.length === 0) return [];
      const message = `${countOf(subjects.length, 'toy')} ${says}: ${source}`;
      return [{ level, area, message, subjects }];
    }),
  );
}
