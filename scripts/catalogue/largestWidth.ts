/**
 * Returns the most CSS pixels that a picture with these `<img sizes>` is wide, in any window. Each size holds from its
 * `min-width` up to that of the size before; a size in `vw` is largest at that end.
 */
export function largestWidth(sizes: string): number {
  let end = Number.POSITIVE_INFINITY;
  const widths = sizes.split(',').map((entry) => {
    const [, minWidth = '0', amount = '', unit] =
      /^(?:\(min-width: (\d+)px\) )?(\d+)(px|vw)$/.exec(entry.trim()) ?? [];
    const width = unit === 'vw' ? (Number(amount) * (end - 1)) / 100 : Number(amount);
    end = Number(minWidth);
    return width;
  });
  return Math.ceil(Math.max(...widths));
}
