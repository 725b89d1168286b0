'use client';

import { Check } from 'lucide-react';
import { useDismissTimer } from '../../components/liveMessage/useDismissTimer.ts';
import { useInUse } from '../../components/liveMessage/useInUse.ts';
import { TextButton } from '../../primitives/TextLink/TextLink.tsx';
import * as styles from './CartRemoved.module.css';

/** How long the user can undo a removal, in milliseconds. */
const UNDO_MS = 12_000;

interface CartRemovedProps {
  /** The message about the removed toy. */
  message: string | undefined;
  /** Distinguishes it from another removal with the same message. */
  id: string | undefined;
  undo: string;
  onUndo: () => void;
  onUndoExpire: () => void;
}

/** The last removal, with Undo. While empty, it is a live region that waits for its text. */
export function CartRemoved({ message, id, undo, onUndo, onUndoExpire }: CartRemovedProps) {
  const { inUse, leave, handlers } = useInUse();
  const shown = message !== undefined;
  useDismissTimer(onUndoExpire, shown && !inUse ? UNDO_MS : undefined, id);
  return (
    <div {...handlers} className={styles.removed} data-shown={shown || undefined}>
      {shown && <Check aria-hidden="true" className={styles.icon} />}
      <p role="status" className={styles.message}>
        {/* A new element each time: a screen reader ignores an unchanged text. */}
        <span key={id}>{message}</span>
      </p>
      {shown && (
        <TextButton
          className={styles.undo}
          onClick={() => {
            leave();
            onUndo();
          }}
        >
          {undo}
        </TextButton>
      )}
    </div>
  );
}
