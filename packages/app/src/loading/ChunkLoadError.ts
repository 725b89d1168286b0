/**
 * A screen's chunk couldn't be loaded: the network is away, or a new release has replaced the file, so a reload helps.
 * The message is fit for a shopper.
 */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';

  constructor(cause: unknown) {
    super("A part of the shop couldn't be loaded. The network may be away, or a new version out.", {
      cause,
    });
  }
}
