/** @type {object} Next's own; the app stands alone, whatever lies above it. */
const config = { turbopack: { root: import.meta.dirname } };
export default config;
