/**
 * The width of the first picture of `ToyDetails`, as an `<img sizes>` list: for prefetching it before the page opens.
 */
export const toyPictureSizes = '(min-width: 1360px) 598px, (min-width: 768px) 44vw, 92vw';
