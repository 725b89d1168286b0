import * as texts from '@shop/texts/allToys';
import { type Catalogue, countMissing, shownIds, type ToyList } from '@toystore/storefront';
import { ButtonLink, SectionMessage, TextLink, useUi } from '@toystore/ui';
import { List } from 'lucide-react';
import { focusNextHeading } from '../../page/focusHeading.ts';
import { paths } from '../../page/paths.ts';
import { emptyPicture } from '../../pictures/images.ts';
import * as styles from './SharedList.module.css';

/** Renders a shared list. */
interface SharedToys {
  /** How many of its toys the shop lists. */
  total: number;
  /** How many more the link has than the shop lists. */
  leftOut: number;
  /** How many of the listed toys the shop no longer has; 0 while the catalogue is loading. */
  missing: number;
  /** Whether the list is known to have no toy to show. */
  isGone: boolean;
}

/** Returns what is known about the shared list of an address; `undefined` if the address has none. */
export function sharedToysOf({ filters }: ToyList, catalogue: Catalogue): SharedToys | undefined {
  if (filters.list === undefined) return undefined;
  const ids = shownIds(filters.list);
  const total = ids.length;
  const isLoaded = catalogue.status === 'loaded';
  const missing = isLoaded ? countMissing(ids, catalogue.toys) : 0;
  return {
    total,
    leftOut: filters.list.length - total,
    missing,
    isGone: isLoaded && missing === total,
  };
}

/** Says above the cards that someone shared them, and how many the shop left out or no longer has. */
export function SharedListNotice({ total, leftOut, missing }: Omit<SharedToys, 'isGone'>) {
  const { formatCount } = useUi();
  return (
    <div ref={focusNextHeading} className={styles.notice}>
      <List aria-hidden="true" className={styles.icon} />
      <div className={styles.body}>
        <p>
          <span key={total}>{texts.sharedList(formatCount(total))}</span>
          {leftOut > 0 && <span> {texts.listLeftOut(formatCount(leftOut))}</span>}
          {missing > 0 && (
            <span key={`missing ${missing}`}> {texts.listMissing(formatCount(missing))}</span>
          )}
        </p>
        <TextLink href={paths.allToys}>{texts.allToys}</TextLink>
      </div>
    </div>
  );
}

/** Replaces the cards of a shared list that has no toy to show. */
export function NoSharedToys({ total }: Pick<SharedToys, 'total'>) {
  return (
    <SectionMessage
      ref={focusNextHeading}
      variant="plain"
      message={total > 0 ? texts.listGone : texts.listEmpty}
      imageUrl={emptyPicture}
      action={<ButtonLink href={paths.allToys}>{texts.allToys}</ButtonLink>}
    />
  );
}
