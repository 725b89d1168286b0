'use client';

import { Picture } from '../../primitives/Picture/Picture.tsx';
import { PriceText } from '../../primitives/Price/PriceText.tsx';
import { wrapText } from '../../primitives/text/wrapText.tsx';
import type { ToyMatch } from './matchToys.ts';
import * as styles from './SearchBox.module.css';

/** A suggested toy, with the matching part of its name marked. */
export function ToyOption({
  id,
  match: { toy, start, end },
  active,
  onClick,
}: {
  id: string;
  match: ToyMatch;
  active: boolean;
  onClick: () => void;
}) {
  return (
    // The keyboard reaches an option through the combobox, which keeps the focus.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    // biome-ignore lint/a11y/useFocusableInteractive: see above
    <div
      id={id}
      role="option"
      aria-selected={active}
      ref={active ? reveal : undefined}
      className={styles.option}
      onClick={onClick}
    >
      <Picture url={toy.pictureURL} alt="" sizes="52px" className={styles.thumb} />
      <span dir="auto" className={styles.name}>
        {wrapText(toy.toyName.slice(0, start))}
        {end > start && <mark>{toy.toyName.slice(start, end)}</mark>}
        {wrapText(toy.toyName.slice(end))}
      </span>{' '}
      <b className={styles.price}>
        <PriceText value={toy.price} />
      </b>
    </div>
  );
}

const reveal = (option: HTMLElement | null) => option?.scrollIntoView?.({ block: 'nearest' }); // jsdom does not implement it
