'use client';

import * as Radix from '@radix-ui/react-tabs';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useState } from 'react';
import base from '../BaseStyles/BaseStyles.module.css';
import { directionOf } from '../place/directionOf.ts';
import styles from './Tabs.module.css';

/** One tab of `Tabs`, with the panel that it shows. */
export interface TabItem<Value extends string> {
  value: Value;
  /** What is on the tab. */
  label: ReactNode;
  /** What is on its panel. */
  content: ReactNode;
  disabled?: boolean | undefined;
}

type OwnProps = 'children' | 'defaultValue' | 'onChange';

export type TabsProps<Value extends string> = Omit<ComponentProps<'div'>, OwnProps> & {
  /** The accessible name of the row of tabs. */
  label: string;
  /** The tabs, in order. */
  items: readonly TabItem<Value>[];
  /** The one whose panel is shown, where the parent holds it; without it the tabs do. */
  value?: Value | undefined;
  /** The one to start with, where the tabs hold it; the first that is not disabled by default. */
  defaultValue?: Value | undefined;
  /** Another one was chosen. */
  onValueChange?: ((value: Value) => void) | undefined;
};

/**
 * Panels that share one place, and a row of tabs to choose by (APG, Tabs pattern): arrow keys choose, as the direction of
 * the text has it, and Tab goes on to the panel. Panels that are not shown are not rendered.
 */
export function Tabs<Value extends string>({
  label,
  items,
  value,
  defaultValue = items.find(({ disabled }) => !disabled)?.value,
  onValueChange,
  className,
  dir,
  onFocus,
  ...rest
}: TabsProps<Value>) {
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  return (
    <Radix.Root
      asChild
      dir={direction}
      {...(value === undefined ? { defaultValue: defaultValue ?? '' } : { value })}
      onValueChange={(next) => {
        const chosen = items.find((item) => item.value === next);
        if (chosen) onValueChange?.(chosen.value);
      }}
    >
      {/* Radix would write its direction on the element; it is that of the page, which is known once the focus is here. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the handler only reads the direction */}
      <div
        {...rest}
        dir={dir}
        className={cx(base.root, styles.tabs, className)}
        onFocus={(event) => {
          onFocus?.(event);
          setDirection(directionOf(event.currentTarget));
        }}
      >
        <Radix.List aria-label={label} className={styles.list}>
          {items.map((item) => (
            <Radix.Trigger
              key={item.value}
              value={item.value}
              disabled={item.disabled ?? false}
              className={styles.tab}
            >
              {item.label}
            </Radix.Trigger>
          ))}
        </Radix.List>
        {items.map((item) => (
          <Radix.Content key={item.value} value={item.value} className={styles.panel}>
            {item.content}
          </Radix.Content>
        ))}
      </div>
    </Radix.Root>
  );
}
