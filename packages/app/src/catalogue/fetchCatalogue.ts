import type { Toy } from '@toystore/ui';
import { requestCatalogue } from './catalogueRequest.ts';
import { type CatalogueListener, readCatalogue } from './readCatalogue.ts';
import { silenceLimit } from './silenceLimit.ts';
import type { RejectedRecord } from './toySchema.ts';

/**
 * Gets and checks the catalogue. Records that had to be left out are reported in the console.
 * @param onToys is told of the good toys so far while more are on their way, of all of them as soon as their list ends, and
 * of the last ones if it breaks off
 * @throws {Error} with a message fit for a shopper: no connection, 30 seconds of silence, an HTTP error, not JSON, not a list
 */
export async function fetchCatalogue(
  leaving: AbortSignal,
  onToys: CatalogueListener['onToys'] = () => {},
): Promise<Toy[]> {
  const silence = silenceLimit();
  const signal = AbortSignal.any([leaving, silence.signal]);
  try {
    const { stop, answer } = requestCatalogue();
    signal.addEventListener('abort', () => stop.abort(signal.reason));
    const response = await answer;
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    return await readCatalogue(response.body, signal, {
      onBytes: silence.heard,
      onToys,
      onRejected: report,
    });
  } catch (error) {
    silence.signal.throwIfAborted(); // a body that is given up has an error of its own
    throw error;
  } finally {
    silence.end();
  }
}

function report({ position, field, reason }: RejectedRecord) {
  console.warn(`Catalogue: record ${position} left out, its ${field} ${reason}.`);
}
