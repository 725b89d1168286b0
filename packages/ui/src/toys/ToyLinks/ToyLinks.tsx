'use client';

import { cx } from 'class-variance-authority';
import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { Label, PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import * as base from '../../primitives/BaseStyles/BaseStyles.module.css';
import { IconButton } from '../../primitives/Button/Button.tsx';
import { keepFocus } from '../../primitives/focus/opener.ts';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { Price } from '../../primitives/Price/Price.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useUi } from '../../UiProvider.tsx';
import type { Toy } from '../toy.ts';
import { type ToyHref, toyAddress } from '../toyHref.ts';
import * as styles from './ToyLinks.module.css';

/** The texts of links to toys. */
export interface ToyLinksLabels {
  /** Before the price, for screen readers. */
  price: string;
  /** The accessible name of the button that removes a toy. */
  remove: Label<{ name: string }>;
}

declare module '../../locale/labels.ts' {
  interface UiLabels {
    ToyLinks: ToyLinksLabels;
  }
}

const defaultLabels: ToyLinksLabels = {
  price: 'Price:',
  remove: ({ name }) => `Remove ${name}`,
};

export type ToyLinksProps = Omit<ComponentProps<'ul'>, 'children'> & {
  /** The toys, in the order shown; their ids are unique. */
  toys: ReadonlyArray<Toy>;
  /** The href of a toy's page: a function of the toy, or a template such as `/toys/{toyId}`. */
  toyHref: ToyHref;
  /** Called when the user removes a toy from the list. Without it there are no buttons for that. */
  onRemove?: ((toy: Toy) => void) | undefined;
  /** Returns the element that takes the focus when the last toy is removed. */
  finalFocus?: (() => HTMLElement | null) | undefined;
  /** Replaces the texts. */
  labels?: PartialLabels<ToyLinksLabels> | undefined;
};

/** Toys as small pictures with name and price, one link each: for those that someone knows already. */
export function ToyLinks({
  toys,
  toyHref,
  onRemove,
  finalFocus,
  labels: ownLabels,
  className,
  ...rest
}: ToyLinksProps) {
  const { Link } = useUi();
  const labels = useLabels('ToyLinks', defaultLabels, ownLabels);
  return (
    <ul {...rest} className={cx(base.root, styles.list, className)}>
      {toys.map((toy, index) => (
        <li key={toy.toyId} className={styles.item}>
          <Link href={toyAddress(toyHref, toy)} className={styles.link}>
            <Picture url={toy.pictureURL} alt="" sizes="72px" className={styles.picture} />
            <span dir="auto" className={styles.name}>
              {toy.toyName}
            </span>
            <span className={styles.price}>
              <VisuallyHidden>{labels.price}</VisuallyHidden> <Price value={toy.price} />
            </span>
          </Link>
          {onRemove && (
            <IconButton
              variant="bare"
              aria-label={labels.remove({ name: toy.toyName })}
              ref={keepFocus(finalFocus)}
              onClick={({ currentTarget }) => {
                // A removed button loses the focus, so the focus moves before it goes.
                const item = currentTarget.closest('li');
                const beside = toys[index + 1]
                  ? item?.nextElementSibling
                  : item?.previousElementSibling;
                (beside?.querySelector('button') ?? currentTarget).focus();
                onRemove(toy);
              }}
            >
              <X aria-hidden="true" />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
  );
}
