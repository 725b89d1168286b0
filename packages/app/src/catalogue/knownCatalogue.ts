import type { Toy } from '@toystore/ui';

/** What a page was built with of the catalogue: enough to draw it before `/toy.json` has come. */
export interface KnownCatalogue {
  /** The first toys. */
  toys: Toy[];
  /** How many toys there were in all. */
  count: number;
}

/** Three rows of the widest grid; Home shows eleven. */
const KNOWN_TOYS = 12;

const ELEMENT_ID = 'known-catalogue';

/** What a page keeps of the whole catalogue. */
export function firstOf(toys: Toy[]): KnownCatalogue {
  return { toys: toys.slice(0, KNOWN_TOYS), count: toys.length };
}

/** The element of a page that carries what it was built with. */
export function knownCatalogueElement(known: KnownCatalogue): string {
  const json = JSON.stringify(known).replaceAll('<', '\\u003c'); // no text of a toy may end the element
  return `<script type="application/json" id="${ELEMENT_ID}">${json}</script>`;
}

/** Reads that element; nothing on a page without one. */
export function readKnownCatalogue(): KnownCatalogue | undefined {
  const json = document.getElementById(ELEMENT_ID)?.textContent;
  return json ? JSON.parse(json) : undefined;
}
