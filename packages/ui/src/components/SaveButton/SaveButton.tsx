'use client';

import { cva } from 'class-variance-authority';
import { Heart } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { Label, PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import * as control from '../../primitives/BaseStyles/Control.module.css';
import * as styles from './SaveButton.module.css';

/** The text of a button that saves something. */
export interface SaveButtonLabels {
  /** The button's accessible name, pressed or not. */
  save: Label<{ name: string }>;
}

declare module '../../locale/labels.ts' {
  interface UiLabels {
    SaveButton: SaveButtonLabels;
  }
}

const defaultLabels: SaveButtonLabels = { save: ({ name }) => `Save ${name}` };

const saveButton = cva([control.root, styles.button], {
  variants: { size: { m: undefined, l: styles.large } },
  defaultVariants: { size: 'm' },
});

type OwnProps = 'children' | 'name' | 'type' | 'onClick';

export type SaveButtonProps = Omit<ComponentProps<'button'>, OwnProps> & {
  /** The name of the item to save. */
  name: string;
  /** Whether the item is saved. */
  pressed: boolean;
  /** Called with `true` to save the item, with `false` to remove it. */
  onPressedChange: (pressed: boolean) => void;
  /** Use `m` on a card's picture, where it shrinks with the card; `l` beside a page's main action. */
  size?: 'm' | 'l' | undefined;
  /** Replaces the text. */
  labels?: PartialLabels<SaveButtonLabels> | undefined;
};

/** A heart-shaped toggle button that saves an item for later. */
export function SaveButton({
  name,
  pressed,
  onPressedChange,
  size,
  labels: ownLabels,
  className,
  ...rest
}: SaveButtonProps) {
  const labels = useLabels('SaveButton', defaultLabels, ownLabels);
  return (
    <button
      {...rest}
      type="button"
      aria-label={labels.save({ name })}
      aria-pressed={pressed}
      className={saveButton({ size, className })}
      onClick={() => onPressedChange(!pressed)}
    >
      <Heart aria-hidden="true" />
    </button>
  );
}
