import type { Choices } from '../choices/choices.ts';
import type { Toy } from '../toy.ts';

/** The snapshot of the catalogue that a prerendered page carries, to render before the catalogue has loaded. */
export interface InitialCatalogue {
  /** The first toys. */
  toys: Toy[];
  /** The number of all toys. */
  count: number;
  /** The filters' choices of all toys, so that no filter has to move when the catalogue has loaded. */
  choices: Choices;
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
