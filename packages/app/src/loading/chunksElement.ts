/** The id of the JSON element that maps each module, as Vite's manifest names it, to its chunk's URL. */
export const CHUNKS_ELEMENT_ID = 'chunks';
