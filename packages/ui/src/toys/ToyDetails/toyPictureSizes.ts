/** The width of the picture that `ToyDetails` opens with, as an `<img sizes>` list: for fetching it before the page is opened. */
export const toyPictureSizes = '(min-width: 1360px) 598px, (min-width: 768px) 44vw, 92vw';
