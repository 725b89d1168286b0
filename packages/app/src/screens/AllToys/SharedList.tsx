import * as texts from '@shop/texts/allToys';
import {
  type Catalogue,
  countUnknown,
  shownIds,
  type ToyList,
  type UnknownEntries,
} from '@toystore/storefront';
import { ButtonLink, SectionMessage, TextLink, useUi } from '@toystore/ui';
import { List } from 'lucide-react';
import { focusNextHeading } from '../../page/focusHeading.ts';
import { paths } from '../../page/paths.ts';
import { emptyPicture } from '../../pictures/images.ts';
import * as styles from './SharedList.module.css';

/** The shared list as the shop shows it. */
interface SharedToys extends UnknownEntries {
  /** How many toys it has, as far as they are listed and can be read. */
  total: number;
  /** How many more the link has than the shop lists. */
  leftOut: number;
  /** Whether the list is known to have no toy to show. */
  isGone: boolean;
}

/** Returns what is known about the shared list of an address; `undefined` if the address has none. */
export function sharedToysOf(
  { filters, status }: ToyList,
  { toys }: Catalogue,
): SharedToys | undefined {
  if (filters.list === undefined) return undefined;
  const ids = shownIds(filters.list);
  const isLoaded = status === 'loaded';
  const { gone, unreadable } = isLoaded ? countUnknown(ids, toys) : { gone: 0, unreadable: 0 };
  return {
    total: ids.length - unreadable,
    leftOut: filters.list.length - ids.length,
    gone,
    unreadable,
    isGone: isLoaded && gone + unreadable === ids.length,
  };
}

/** Says above the cards that someone shared them, and how many the shop left out, no longer has or cannot read. */
export function SharedListNotice({ total, leftOut, gone, unreadable }: Omit<SharedToys, 'isGone'>) {
  const { formatCount } = useUi();
  return (
    <div ref={focusNextHeading} className={styles.notice}>
      <List aria-hidden="true" className={styles.icon} />
      <div className={styles.body}>
        <p>
          <span key={total}>{texts.sharedList(formatCount(total))}</span>
          {leftOut > 0 && <span> {texts.listLeftOut(formatCount(leftOut))}</span>}
          {gone > 0 && <span key={`gone ${gone}`}> {texts.listMissing(formatCount(gone))}</span>}
          {unreadable > 0 && (
            <span key={`unreadable ${unreadable}`}>
              {' '}
              {texts.listUnreadable(formatCount(unreadable))}
            </span>
          )}
        </p>
        <TextLink href={paths.allToys}>{texts.allToys}</TextLink>
      </div>
    </div>
  );
}

/** Replaces the cards of a shared list that has no toy to show. */
export function NoSharedToys({ gone, unreadable }: UnknownEntries) {
  const { formatCount } = useUi();
  const messages = [
    gone > 0 && texts.listGone,
    unreadable > 0 && texts.listUnreadable(formatCount(unreadable)),
  ];
  return (
    <SectionMessage
      ref={focusNextHeading}
      variant="plain"
      message={messages.filter(Boolean).join(' ') || texts.listEmpty}
      imageUrl={emptyPicture}
      action={<ButtonLink href={paths.allToys}>{texts.allToys}</ButtonLink>}
    />
  );
}
