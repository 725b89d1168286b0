import type { Toy } from '../toy.ts';

/** The snapshot of the catalogue that a prerendered page carries, to render before the catalogue has loaded. */
export interface InitialCatalogue {
  /** The first toys. */
  toys: Toy[];
  /** How many toys there were in all. */
  count: number;
}

/** Three rows of a wide grid. */
const INITIAL_TOYS = 12;

/** What a prerendered page carries of the whole catalogue. */
export function snapshotOf(toys: Toy[]): InitialCatalogue {
  return { toys: toys.slice(0, INITIAL_TOYS), count: toys.length };
}

const ELEMENT_ID = 'initial-catalogue';

/** The HTML of the `<script>` element in which a prerendered page carries its snapshot. */
export function initialCatalogueScript(initial: InitialCatalogue): string {
  const json = JSON.stringify(initial).replaceAll('<', '\\u003c'); // no text of a toy may end the element
  return `<script type="application/json" id="${ELEMENT_ID}">${json}</script>`;
}

/** Reads the snapshot of this page; `undefined` on a page without one. */
export function readInitialCatalogue(): InitialCatalogue | undefined {
  const json = document.getElementById(ELEMENT_ID)?.textContent;
  return json ? JSON.parse(json) : undefined;
}
