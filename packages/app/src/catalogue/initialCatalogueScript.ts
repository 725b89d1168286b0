import type { InitialCatalogue } from '@toystore/storefront';

const ELEMENT_ID = 'initial-catalogue';

/** The HTML of the `<script>` element in which a prerendered page carries its snapshot of the catalogue. */
export function initialCatalogueScript(initial: InitialCatalogue): string {
  const json = JSON.stringify(initial).replaceAll('<', '\\u003c'); // no text of a toy may end the element
  return `<script type="application/json" id="${ELEMENT_ID}">${json}</script>`;
}

/** Reads the snapshot of this page; `undefined` on a page without one. */
export function readInitialCatalogue(): InitialCatalogue | undefined {
  const json = document.getElementById(ELEMENT_ID)?.textContent;
  return json ? JSON.parse(json) : undefined;
}
