/** The browser's own fetch, as it was before any fault was simulated. */
export const directFetch: typeof fetch = window.fetch.bind(window);
