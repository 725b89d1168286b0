import { formatPrice } from '@toystore/storefront';
import { Price, UiProvider } from '@toystore/ui';
import { createRoot } from 'react-dom/client';

/** Currencies with two decimals, of which engines report others, and with none, three and four. */
const currencies = ['USD', 'HUF', 'IDR', 'COP', 'JPY', 'IQD', 'CLF'];

const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no #root.');
createRoot(root).render(
  currencies.map((currency) => (
    <li key={currency}>
      <UiProvider currency={currency}>
        <Price value={3495} />
      </UiProvider>{' '}
      {formatPrice(3495, { currency })}
    </li>
  )),
);
