'use client';

import * as Radix from '@radix-ui/react-tabs';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useState } from 'react';
import * as base from '../BaseStyles/BaseStyles.module.css';
import { directionOf } from '../place/directionOf.ts';
import * as styles from './Tabs.module.css';

/** One tab of `Tabs`, with its panel. */
export interface TabItem<Value extends string> {
  value: Value;
  /** The tab's content. */
  label: ReactNode;
  /** The panel's content. */
  content: ReactNode;
  disabled?: boolean | undefined;
}

type OwnProps = 'children' | 'defaultValue' | 'onChange';

export type TabsProps<Value extends string> = Omit<ComponentProps<'div'>, OwnProps> & {
  /** The accessible name of the tab list. */
  label: string;
  /** The tabs, in order. */
  items: ReadonlyArray<TabItem<Value>>;
  /** The tab whose panel is shown, if the parent controls it; without it the tabs do. */
  value?: Value | undefined;
  /** The initial tab of uncontrolled tabs; by default the first that is not disabled. */
  defaultValue?: Value | undefined;
  /** Called with the tab that the user chooses. */
  onValueChange?: ((value: Value) => void) | undefined;
};

/**
 * Panels that share one place, and a tab list to switch between them (APG, Tabs pattern): arrow keys switch in the
 * text's direction, and Tab moves to the panel. Panels that are not shown are not rendered.
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
      {/* Radix would write its own direction on the element; it should be the page's, which is known once the focus
          is here. */}
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
