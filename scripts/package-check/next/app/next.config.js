/** @type {object} Next's own type; the root keeps Next from using a lock file in a parent folder. */
const config = { turbopack: { root: import.meta.dirname } };
export default config;
