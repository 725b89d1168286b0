import type { ReactNode } from 'react';
import { useLabels } from '../../locale/useLabels.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Container } from '../../primitives/Container/Container.tsx';
import { Price } from '../../primitives/Price/Price.tsx';
import { wrapText } from '../../primitives/text/wrapText.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { stockLabels } from '../stockLabels.ts';
import type { Toy } from '../toy.ts';
import * as styles from './ToyPurchase.module.css';
import { usePurchaseBar } from './usePurchaseBar.ts';

interface ToyPurchaseProps {
  toy: Toy;
  labels: { price: string; addToCart: string };
  onAddToCart: ((toy: Toy) => void) | undefined;
  /** Shown beside the button. */
  children: ReactNode;
}

/** The button of a purchase, and the bar that repeats it at the bottom of a phone's window once the button has been passed. */
export function ToyPurchase({ toy, labels, onAddToCart, children }: ToyPurchaseProps) {
  const stock = useLabels('Stock', stockLabels);
  const { isPassed, button, bar, barButton } = usePurchaseBar();
  const isOutOfStock = toy.availableQuantity === 0;
  const add = {
    variant: 'primary',
    disabled: isOutOfStock,
    onClick: () => onAddToCart?.(toy),
    children: labels.addToCart,
  } as const;
  const outOfStock = isOutOfStock && <p className={styles.outOfStock}>{stock.outOfStock}</p>;
  return (
    <>
      <div className={styles.action} data-passed={isPassed || undefined}>
        <Button {...add} ref={button} size="l" className={styles.add} />
        {wrapText(children)}
        {outOfStock}
      </div>
      <div ref={bar} className={styles.bar}>
        {isPassed && (
          <Container className={styles.row}>
            <div className={styles.what}>
              <p className={styles.name}>{toy.toyName}</p>
              <p className={styles.price}>
                <VisuallyHidden>{labels.price}</VisuallyHidden> <Price value={toy.price} />
              </p>
              {outOfStock}
            </div>
            <Button {...add} ref={barButton} className={styles.barAdd} />
          </Container>
        )}
      </div>
    </>
  );
}
