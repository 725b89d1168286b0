import {
  CartButton,
  CartDrawer,
  CartLine,
  CartLines,
  CartSummary,
  QuantityStepper,
} from '@toystore/ui';
import { act } from '../actions.js';

const item = {
  toyId: '1',
  toyName: 'Honey Bear',
  href: '/toys/1',
  pictureURL: '/bear.svg',
  price: 1250,
  quantity: 2,
  availableQuantity: 9,
};
const callbacks = { onRemove: act, onKeep: act, onQuantityChange: act };

export function Cart() {
  return (
    <>
      <CartButton count={2} />
      <CartDrawer open={false} onClose={act}>
        <CartLines {...callbacks} items={[item]} />
        <CartSummary items={[item]} />
      </CartDrawer>
      <CartLines {...callbacks} items={[item]} />
      <CartSummary items={[item]} />
      <CartLine {...callbacks} item={item} />
      <QuantityStepper itemName="Honey Bear" name="quantity" max={9} />
    </>
  );
}
