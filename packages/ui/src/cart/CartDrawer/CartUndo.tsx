'use client';

import { Check } from 'lucide-react';
import { useDismissTimer } from '../../components/liveMessage/useDismissTimer.ts';
import { useInUse } from '../../components/liveMessage/useInUse.ts';
import { TextButton } from '../../primitives/TextLink/TextLink.tsx';
import * as styles from './CartUndo.module.css';

/** The last removed toy, while the user can undo that. */
export interface CartRemoval {
  toyName: string;
  /** Distinguishes toys with the same name. */
  toyId?: string | undefined;
  /** Called when the user presses 'Undo': put the toy back into its place in `items`. */
  onUndo: () => void;
  /** Called when the time to undo is over: the message was shown in the open cart for long enough. */
  onExpire: () => void;
}

interface CartUndoProps {
  removal: CartRemoval | undefined;
  /** The message about the removed toy. */
  message: string | undefined;
  label: string;
  /** Called before the removal is undone. */
  onUndo: () => void;
}

const ignore = () => undefined;

/** The last removal, with Undo. While empty, it is a live region that waits for its text. */
export function CartUndo({ removal, message, label, onUndo }: CartUndoProps) {
  const { inUse, leave, handlers } = useInUse();
  const id = removal && (removal.toyId ?? removal.toyName);
  useDismissTimer(removal?.onExpire ?? ignore, removal !== undefined && !inUse, id);
  return (
    <div {...handlers} className={styles.removed} data-shown={removal && true}>
      {removal && <Check aria-hidden="true" className={styles.icon} />}
      <p role="status" className={styles.message}>
        {/* A new element each time: a screen reader ignores an unchanged text. */}
        <span key={id}>{message}</span>
      </p>
      {removal && (
        <TextButton
          className={styles.undo}
          onClick={() => {
            leave();
            onUndo();
            removal.onUndo();
          }}
        >
          {label}
        </TextButton>
      )}
    </div>
  );
}
