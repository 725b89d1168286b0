/** The id of the JSON element with the URL of every chunk, by its module as Vite's manifest names it. */
export const CHUNKS_ELEMENT_ID = 'chunks';
