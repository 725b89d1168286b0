/**
 * The tallest list that every browser can lay out, in pixels: Firefox limits elements to 17.9 million, Chromium and
 * Safari to 33.5 million.
 */
export const TALLEST_LIST = 16_000_000;

/** The heights of the rows of a long list: measured for rows that were rendered, assumed for the others. */
export class RowHeights {
  /** Pixels between two rows. */
  readonly gap: number;
  /** The assumed height of an unmeasured row. */
  readonly typical: number;
  readonly #measured: number[] = [];
  /** Each row's top, as far as computed since the last change above it. */
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
    // Other toys may be in these rows later.
    if (rows < this.#measured.length) this.#measured.length = rows;
    if (rows < this.#tops.length) this.#tops.length = Math.max(1, rows);
  }

  /**
   * The assumed length of the list, in pixels. It does not change with measurements: if a page's length changed while
   * it scrolls to its end, the scroll would not reach the end.
   */
  get length(): number {
    return Math.min(this.#length, TALLEST_LIST);
  }

  /** Less than typical if the list would otherwise be too tall: rows then take their full height when they are near. */
  get #assumed(): number {
    return Math.min(this.typical, TALLEST_LIST / Math.max(1, this.#rows) - this.gap);
  }

  /** A row's height in pixels. */
  height(row: number): number {
    return this.#measured[row] ?? this.#assumed;
  }

  /** Records a row's real height; returns the difference from its previous height. */
  measure(row: number, height: number): number {
    const more = height - this.height(row);
    this.#measured[row] = height;
    if (more !== 0) this.#tops.length = Math.min(this.#tops.length, row + 1);
    return more;
  }

  /** Returns a row's top, from the list's top. The row after the last one is a gap below the list. */
  top(row: number): number {
    for (let known = this.#tops.length - 1; known < row; known++) {
      this.#tops.push((this.#tops[known] ?? 0) + this.height(known) + this.gap);
    }
    return this.#tops[row] ?? 0;
  }

  /** Returns the row at an offset from the list's top: above the list the first row, below it the last. */
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
