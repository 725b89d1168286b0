/** The catalogue's host: `VITE_CATALOGUE_URL`, else the shop's own origin. */
const host = (import.meta.env.VITE_CATALOGUE_URL ?? '').replace(/\/+$/, '');

/** A request under way, and what gives it up. */
export interface CatalogueRequest {
  answer: Promise<Response>;
  stop: AbortController;
}

let early: CatalogueRequest | undefined;

function send(): CatalogueRequest {
  const stop = new AbortController();
  return { stop, answer: fetch(`${host}/toy.json`, { signal: stop.signal }) };
}

/** Sends for the catalogue while what reads it is still on its way. */
export function sendForCatalogue(): void {
  early = send();
  early.answer.catch(() => undefined); // whoever takes it hears of it
}

/** The request that was sent early, for the first who asks; else a new one. */
export function requestCatalogue(): CatalogueRequest {
  const request = early ?? send();
  early = undefined;
  return request;
}
