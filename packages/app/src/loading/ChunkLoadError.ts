const RELOADED_FOR = 'toystore.reloaded-for';

/**
 * A screen's chunk did not arrive: the network is away, or a new release has replaced the file. Then a reload helps.
 * It is offered once for each screen, so that nobody reloads in circles. The message is fit for a shopper.
 */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly path: string;
  /** Whether the page was reloaded for this screen already. */
  readonly reloaded: boolean;

  /** @param path of the screen's route */
  constructor(path: string, cause: unknown) {
    super('A part of the shop did not arrive. The network may be away, or a new version out.', {
      cause,
    });
    this.path = path;
    this.reloaded = reloadedFor() === path;
  }
}

/** Reloads the page for a screen, and remembers that. */
export function reloadFor({ path }: ChunkLoadError): void {
  try {
    sessionStorage.setItem(RELOADED_FOR, path);
  } catch {
    // Without storage the reload is offered again; it still takes a click.
  }
  window.location.reload();
}

/** To be called when a screen's chunk has arrived: should it be missing another day, a reload may help again. */
export function forgetReload(path: string): void {
  if (reloadedFor() === path) sessionStorage.removeItem(RELOADED_FOR);
}

function reloadedFor(): string | null {
  try {
    return sessionStorage.getItem(RELOADED_FOR);
  } catch {
    return null;
  }
}
