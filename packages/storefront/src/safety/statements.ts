import type { Toy } from '../toy.ts';
import { HAZARDS, JURISDICTIONS, type Jurisdiction, type STATEMENT_SOURCES } from './hazards.ts';

/** The hazards for which a jurisdiction has a sentence. */
type HazardOf<Law extends Jurisdiction> = keyof (typeof STATEMENT_SOURCES)[Law];

/**
 * The sentences of one jurisdiction by hazard, in the language that its law asks for. With a `signal` word they become one
 * line, which begins with it, or with `signals` if there are several.
 */
export type Sentences<Law extends Jurisdiction> = Record<HazardOf<Law>, string> & {
  signal?: string;
  signals?: string;
};

/** The sentences of the jurisdictions to which a shop delivers. Those that it leaves out are not shown. */
export type Statements = { [Law in Jurisdiction]?: Sentences<Law> };

/** The sentences about a toy that one law requires before a purchase, a line each. */
export interface SafetyStatement {
  jurisdiction: Jurisdiction;
  sentences: readonly string[];
}

/** Returns the statements about a toy, by jurisdiction: nothing where it has no hazard. */
export function statementsOf(
  { hazards = [] }: Pick<Toy, 'hazards'>,
  statements: Statements,
): SafetyStatement[] {
  return JURISDICTIONS.flatMap((jurisdiction) => {
    const texts: Readonly<Record<string, string>> = statements[jurisdiction] ?? {};
    const known = HAZARDS.filter((hazard) => hazards.includes(hazard)); // in the order of the codes
    const bare = known.flatMap((hazard) => texts[hazard] ?? []);
    if (bare.length === 0) return [];
    const { signal, signals = signal } = texts;
    const sentences =
      signal === undefined ? bare : [`${bare.length > 1 ? signals : signal} ${bare.join(' ')}`];
    return [{ jurisdiction, sentences }];
  });
}

/** Returns whether a toy's page has warnings. */
export const hasWarnings = ({ hazards = [], warnings = [] }: Pick<Toy, 'hazards' | 'warnings'>) =>
  hazards.length > 0 || warnings.length > 0;
