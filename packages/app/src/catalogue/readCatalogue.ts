import type { Toy } from '@toystore/ui';
import { recordReader } from './recordReader.ts';
import { shortSlices } from './shortSlices.ts';
import { type RejectedRecord, recordCheck } from './toySchema.ts';

/** With so many toys every screen has its first view full; each later batch doubles what there is. */
const FIRST_BATCH = 24;

/** What is told while a catalogue is read. */
export interface CatalogueListener {
  /** Bytes have come. */
  onBytes: () => void;
  /**
   * The good toys so far, a new list each time; `areAll` as soon as their list has ended. The answer has not then:
   * what follows may still break it off.
   */
  onToys: (toys: Toy[], areAll: boolean) => void;
  /** A record was left out. */
  onRejected: (rejected: RejectedRecord) => void;
}

/**
 * Reads a catalogue as it comes: records are checked as soon as they are whole, in short slices of time, and toys are
 * told of in batches. If it breaks off, the toys before that place are told of first.
 * @returns all good toys, in their order
 * @throws {Error} when it is not JSON or no list, or what the stream or the signal ended with
 */
export async function readCatalogue(
  body: ReadableStream<Uint8Array> | null,
  signal: AbortSignal,
  { onBytes, onToys, onRejected }: CatalogueListener,
): Promise<Toy[]> {
  const toys: Toy[] = [];
  let told = 0;
  const tell = (atLeast: number) => {
    if (toys.length < atLeast) return;
    told = toys.length;
    onToys([...toys], list.isClosed());
  };
  const tellBatch = () => tell(Math.max(FIRST_BATCH, 2 * told));

  const slices = shortSlices();
  const check = recordCheck(onRejected);
  const list = recordReader();
  try {
    for await (const text of textOf(body)) {
      onBytes();
      for (const record of list.read(text)) {
        const toy = check(record);
        if (toy !== undefined) toys.push(toy);
        if (!slices.isOver()) continue;
        tellBatch();
        await slices.next();
        signal.throwIfAborted();
      }
      if (list.isClosed()) tell(told + 1);
      else tellBatch();
    }
    list.end();
  } catch (error) {
    tell(told + 1);
    throw error;
  }
  return toys;
}

/** The text of a stream in UTF-8, less a byte order mark, as it comes. */
async function* textOf(body: ReadableStream<Uint8Array> | null): AsyncGenerator<string> {
  if (body === null) return;
  const decoder = new TextDecoder();
  const reader = body.getReader(); // not every browser can iterate over a stream
  for (;;) {
    const { done, value } = await reader.read();
    yield decoder.decode(value, { stream: !done });
    if (done) return;
  }
}
