/*
 * A screen whose code never arrives: the network is away, or a new release has taken the file's place. Then a
 * reload helps. Should it not, it is not offered again for that screen, so that nobody goes round in circles.
 */
const KEY = 'toystore.reloaded-for';

/** What a screen throws whose code did not arrive. Its message is fit for a shopper. */
export class MissingCodeError extends Error {
  override readonly name = 'MissingCodeError';
  /** The route of the screen, as the route table has it. */
  readonly path: string;
  /** Whether the page was reloaded for this screen already, to no avail. */
  readonly reloaded: boolean;

  constructor(path: string, cause: unknown) {
    super('A part of the shop did not arrive. The network may be away, or a new version out.', {
      cause,
    });
    this.path = path;
    this.reloaded = reloadedFor() === path;
  }
}

/** Loads the page anew for the sake of a screen, and remembers which. */
export function reloadFor({ path }: MissingCodeError): void {
  try {
    sessionStorage.setItem(KEY, path);
  } catch {
    // Storage is denied: the reload is offered again, and still only follows a press.
  }
  window.location.reload();
}

/** A screen's code has arrived: should it be missing another day, a reload may help again. */
export function codeArrived(path: string): void {
  if (reloadedFor() !== path) return;
  sessionStorage.removeItem(KEY);
}

function reloadedFor(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
