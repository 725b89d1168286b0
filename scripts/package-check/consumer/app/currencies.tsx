import { formatPrice } from '@toystore/storefront';
import { Price, UiProvider } from '@toystore/ui';

/** Currencies with two decimals, of which engines report others, and with none, three and four. */
const currencies = ['USD', 'HUF', 'IDR', 'COP', 'JPY', 'IQD', 'CLF'];

export default function Currencies() {
  return currencies.map((currency) => (
    <li key={currency}>
      <UiProvider currency={currency}>
        <Price value={3495} />
      </UiProvider>{' '}
      {formatPrice(3495, { currency })}
    </li>
  ));
}
