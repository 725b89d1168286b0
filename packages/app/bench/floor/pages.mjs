import { escaped, picture } from './pictures.mjs';

/** @typedef {import('../catalogue.mjs').ToyRecord} ToyRecord */

const HERO_SIZES = '(width < 48rem) min(100vw - 32px, 440px), 42vw';
const CARD_SIZES = '(min-width: 768px) 24vw, calc(45.6vw - 22px)';
const MARKS = ['apple-pay', 'google-pay', 'visa', 'mastercard', 'amex', 'paypal'];
const price = (/** @type {ToyRecord} */ toy) => `$${toy.price.toFixed(2)}`;
const link = (/** @type {ToyRecord} */ toy) => `/toys/${toy.toyId}`;

/**
 * @param {string} title
 * @param {string} main
 */
const page = (title, main) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | ToyStore</title>
<link rel="stylesheet" href="/floor.css">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body>
<header class="bar"><a class="brand" href="/home">ToyStore</a><nav><a href="/home">Home</a><a href="/login">Login</a><a href="/register">Register</a></nav></header>
<main>
${main}
</main>
<footer>
<p>Purchasers must be 18 years or older.</p>
<p>${MARKS.map((mark) => `<img class="mark" src="/brands/${mark}.svg" loading="lazy" alt="">`).join('')}</p>
</footer>
</body>
</html>
`;

/** @param {ToyRecord} toy */
const slide = (toy) => `<section class="hero"><div class="slide">
<div>${picture(toy, { sizes: HERO_SIZES, alt: toy.toyName, loading: 'first' })}<p class="seal">${price(toy)}</p></div>
<div><h2>${escaped(toy.toyName)}</h2><p class="about">${escaped(toy.description)}</p><a class="button" href="${link(toy)}">View More</a></div>
</div></section>`;

/** @param {ToyRecord} toy */
const category = (toy) =>
  `<li><a class="category" href="/alltoy#${toy.toyId}">${picture(toy, { sizes: CARD_SIZES, loading: 'lazy' })}${escaped(toy.toyName)}</a></li>`;

/**
 * @param {ToyRecord} toy
 * @param {number} index
 */
const card = (toy, index) => `<li class="card">
${picture(toy, { sizes: CARD_SIZES, loading: index < 4 ? 'at once' : 'lazy' })}
<h3>${escaped(toy.toyName)}</h3><p>Rating: ${toy.rating}</p><p>Quantity: ${toy.availableQuantity}</p><p class="price">${price(toy)}</p><a class="more" href="${link(toy)}">View More</a>
</li>`;

/** @param {readonly ToyRecord[]} toys */
const home = ([first, ...others]) => {
  if (first === undefined) throw new RangeError('A home page needs a toy.');
  const toys = [first, ...others];
  return page(
    'Home',
    `<h1 hidden>ToyStore</h1>
${slide(first)}
<section class="page"><h2>Top by Category</h2><ul class="grid">${toys.slice(0, 6).map(category).join('')}</ul></section>
<section class="page"><h2>Most Top Product</h2><ul class="grid">${toys
      .slice(0, 8)
      .map((toy, index) => card(toy, index + 4))
      .join('')}</ul><p><a class="button" href="/alltoy">All Toy</a></p></section>
<section class="page"><h2>Subscribe &amp; start buying</h2><input type="email" aria-label="Email"><button class="button">Subscribe</button></section>`,
  );
};

/** @param {readonly ToyRecord[]} toys */
const allToys = (toys) =>
  page(
    'All Toys',
    `<section class="page head"><h1>Our All Toys</h1><p>${toys.length} Toy Found</p><input placeholder="Search App..." aria-label="Search App"></section>
<section class="page"><ul class="grid">${toys.map(card).join('')}</ul></section>`,
  );

/**
 * The shop's two public pages as nothing but HTML: what no script can be faster than.
 * @param {readonly ToyRecord[]} toys
 * @returns {Record<string, string>} pages by file name
 */
export const floorPages = (toys) => ({ 'index.html': home(toys), 'alltoy.html': allToys(toys) });
