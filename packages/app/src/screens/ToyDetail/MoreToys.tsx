import * as texts from '@shop/texts/toyDetail';
import { useAuth } from '@toystore/accounts';
import { relatedToys, type Toy, useViewedToys } from '@toystore/storefront';
import { Section, TextButton, ToyCard, ToyGrid, ToyLinks } from '@toystore/ui';
import { pageHeading } from '../../page/focusHeading.ts';
import { toyPath } from '../../page/paths.ts';
import { useSaveAction } from '../useSaveAction.tsx';
import { useSavedNote } from '../useSavedNote.tsx';
import * as styles from './MoreToys.module.css';

interface MoreToysProps {
  /** The toy whose page is open. */
  toy: Toy;
  catalogue: readonly Toy[];
}

/** Below a toy: toys like it, and those that the shopper viewed before. A row without toys is left out. */
export function MoreToys({ toy, catalogue }: MoreToysProps) {
  const { user } = useAuth();
  const saveAction = useSaveAction();
  const savedNote = useSavedNote();
  const related = relatedToys(toy, catalogue);
  const viewed = useViewedToys(user?.uid, toy, catalogue);
  return (
    <>
      {related.length > 0 && (
        <Section title={texts.related} className={styles.related}>
          <ToyGrid
            toys={related}
            toyHref={toyPath}
            renderCard={(card) => (
              <ToyCard {...card} action={saveAction?.(card.toy)} note={savedNote?.(card.toy)} />
            )}
            priorityCount={0}
            className={styles.cards}
          />
        </Section>
      )}
      {viewed.toys.length > 0 && (
        <Section title={<span>{texts.viewed}</span>} className={styles.viewed}>
          <ToyLinks
            toys={viewed.toys}
            toyHref={toyPath}
            onRemove={({ toyId }) => viewed.remove(toyId)}
            finalFocus={pageHeading}
          />
          <p className={styles.clear}>
            <TextButton
              onClick={() => {
                pageHeading()?.focus(); // the button goes
                viewed.clear();
              }}
            >
              {texts.clearViewed}
            </TextButton>
          </p>
        </Section>
      )}
    </>
  );
}
