import { choicesOf } from '../choices/choices.ts';
import type { Toy } from '../toy.ts';
import type { InitialCatalogue } from './initialCatalogue.ts';

/** Three rows of a wide grid. */
const INITIAL_TOYS = 12;

/**
 * Returns the snapshot of a catalogue for prerendered pages: what cards and slides show, without a toy's warnings and origin. So
 * no toy can be bought from it: its page waits for the catalogue.
 * @param locale the shop's language, a BCP 47 tag, for the order of its choices; `en-US` by default
 */
export function snapshotOf(toys: Toy[], locale = 'en-US'): InitialCatalogue {
  return {
    toys: toys.slice(0, INITIAL_TOYS).map(cardOf),
    count: toys.length,
    choices: choicesOf(toys, locale),
  };
}

function cardOf({
  category: _category,
  suggestedMaxAge: _maxAge,
  hazards: _hazards,
  warnings: _warnings,
  manufacturer: _manufacturer,
  responsiblePerson: _person,
  gtin: _gtin,
  model: _model,
  material: _material,
  batteries: _batteries,
  addedAt: _addedAt,
  ...card
}: Toy): Toy {
  return card;
}
