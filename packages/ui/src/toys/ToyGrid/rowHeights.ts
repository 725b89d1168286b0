/**
 * The tallest list that every browser can lay out, in pixels: Firefox's elements end at 17.9 million,
 * Chromium's and Safari's at 33.5 million.
 */
export const TALLEST_LIST = 16_000_000;

/** How tall the rows of a long list are: those that were on screen as measured, the others as assumed. */
export class RowHeights {
  /** Pixels between two rows. */
  readonly gap: number;
  /** The height of a row that nobody has seen. */
  readonly typical: number;
  readonly #measured: number[] = [];
  /** Where each row begins, as far as it was worked out since the last change above. */
  #tops = [0];
  #rows: number;
  #length: number;

  constructor(rows: number, gap: number, typical: number) {
    this.#rows = rows;
    this.gap = gap;
    this.typical = typical;
    this.#length = rows * (this.#assumed + gap) - gap;
  }

  /** How many rows there are. */
  get rows(): number {
    return this.#rows;
  }

  set rows(rows: number) {
    if (rows === this.#rows) return;
    const before = this.#assumed;
    this.#length += (rows - this.#rows) * (before + this.gap);
    this.#rows = rows;
    if (this.#assumed !== before) this.#tops = [0];
    // What comes in their place later may be other toys.
    if (rows < this.#measured.length) this.#measured.length = rows;
    if (rows < this.#tops.length) this.#tops.length = Math.max(1, rows);
  }

  /**
   * How long the list is taken to be, in pixels. It does not change with what is measured: a page whose length
   * changed while it scrolls to its end would not get there.
   */
  get length(): number {
    return Math.min(this.#length, TALLEST_LIST);
  }

  /** Less than typical where the list would else be too tall: rows then take their full height when they are near. */
  get #assumed(): number {
    return Math.min(this.typical, TALLEST_LIST / Math.max(1, this.#rows) - this.gap);
  }

  /** A row's height in pixels. */
  height(row: number): number {
    return this.#measured[row] ?? this.#assumed;
  }

  /** Takes note of a row's real height; answers by how much it is taller than it was taken for. */
  measure(row: number, height: number): number {
    const more = height - this.height(row);
    this.#measured[row] = height;
    if (more !== 0) this.#tops.length = Math.min(this.#tops.length, row + 1);
    return more;
  }

  /** How far below the list's top a row begins. The row after the last one begins a gap below the list. */
  top(row: number): number {
    for (let known = this.#tops.length - 1; known < row; known++) {
      this.#tops.push((this.#tops[known] ?? 0) + this.height(known) + this.gap);
    }
    return this.#tops[row] ?? 0;
  }

  /** The row at a distance below the list's top: the first one above it, the last one below. */
  rowAt(offset: number): number {
    let low = 0;
    let high = this.#rows - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.top(middle) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
