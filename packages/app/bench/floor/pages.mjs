import { renderToStaticMarkup } from 'react-dom/server';
import { allToys, home } from './screens.mjs';

/** @typedef {import('../catalogue.mjs').ToyRecord} ToyRecord */

/**
 * @param {string} title
 * @param {import('react').ReactNode} body
 */
const page = (title, body) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | ToyStore</title>
<link rel="stylesheet" href="/floor.css">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body>${renderToStaticMarkup(body)}</body>
</html>
`;

/**
 * The shop's two public pages, from the same kit and as nothing but HTML: what no script can be
 * faster than.
 * @param {readonly ToyRecord[]} records
 * @returns {Record<string, string>} pages by file name
 */
export function floorPages(records) {
  const toys = records.map((record) => ({ ...record, toyId: String(record.toyId) }));
  return {
    'index.html': page('Home', home(toys)),
    'alltoy.html': page('All Toys', allToys(toys)),
  };
}
