import type { Toy } from '../toy.ts';

/** The snapshot of the catalogue that a prerendered page carries, to render before the catalogue has loaded. */
export interface InitialCatalogue {
  /** The first toys. */
  toys: Toy[];
  /** The number of all toys. */
  count: number;
}

/** Three rows of a wide grid. */
const INITIAL_TOYS = 12;

/**
 * Returns the snapshot of a catalogue for prerendered pages: what cards and slides show, without a toy's warnings and origin. So
 * no toy can be bought from it: its page waits for the catalogue.
 */
export function snapshotOf(toys: Toy[]): InitialCatalogue {
  return { toys: toys.slice(0, INITIAL_TOYS).map(cardOf), count: toys.length };
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

const ELEMENT_ID = 'initial-catalogue';

/** Returns the `<script>` element with the snapshot of a prerendered page, as HTML. */
export function initialCatalogueScript(initial: InitialCatalogue): string {
  const json = JSON.stringify(initial).replaceAll('<', '\\u003c'); // no text of a toy may end the element
  return `<script type="application/json" id="${ELEMENT_ID}">${json}</script>`;
}

/** Reads the snapshot of this page; `undefined` on a page without one. */
export function readInitialCatalogue(): InitialCatalogue | undefined {
  const json = document.getElementById(ELEMENT_ID)?.textContent;
  return json ? JSON.parse(json) : undefined;
}
