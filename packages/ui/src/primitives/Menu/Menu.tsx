'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, use, useCallback, useRef, useState } from 'react';
import { UiContext, useUi } from '../../UiProvider.tsx';
import * as base from '../BaseStyles/BaseStyles.module.css';
import { attachRef } from '../focus/attachRef.ts';
import { directionOf } from '../place/directionOf.ts';
import { inheritFrom } from '../place/inheritFrom.ts';
import * as styles from './Menu.module.css';

export type MenuProps = Omit<ComponentProps<'div'>, 'dir'> & {
  /** The element that opens the menu, such as a `Button` or an `IconButton`; its text is the menu's accessible name. */
  trigger: ReactNode;
  /** The edge of the trigger that the menu aligns with. */
  align?: 'start' | 'end' | undefined;
  /** The element to render into; by default that of the nearest `UiProvider`, or the body. */
  container?: Element | null | undefined;
};

/**
 * A menu of actions behind a button (APG, Menu Button pattern). It contains `MenuItem`s and `MenuSeparator`s. It has
 * the theme, brand and direction of its trigger, wherever it is rendered. The page stays usable: a press elsewhere
 * closes the menu.
 */
export function Menu({ trigger, align = 'start', container, className, ref, ...rest }: MenuProps) {
  const provided = use(UiContext).container;
  const button = useRef<HTMLButtonElement>(null);
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  const attach = useCallback(
    (content: HTMLDivElement) => {
      if (button.current) inheritFrom(button.current, content);
      return attachRef(ref, content);
    },
    [ref],
  );
  return (
    <Radix.Root
      modal={false}
      dir={direction}
      onOpenChange={(open) => {
        if (open && button.current) setDirection(directionOf(button.current));
      }}
    >
      <Radix.Trigger asChild ref={button}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal container={container ?? provided}>
        <Radix.Content
          {...rest}
          ref={attach}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          loop
          className={cx(base.root, styles.menu, className)}
        />
      </Radix.Portal>
    </Radix.Root>
  );
}

const menuItem = cva(styles.item, {
  variants: { variant: { default: undefined, danger: styles.danger } },
  defaultVariants: { variant: 'default' },
});

export type MenuItemProps = Omit<ComponentProps<'div'>, 'onSelect'> & {
  /** Called when the user chooses the item; the menu closes. */
  onSelect?: (() => void) | undefined;
  /** The href, if it is a link. */
  href?: string | undefined;
  /** An icon before the text. */
  icon?: ReactNode;
  /** Whether it is disabled. */
  disabled?: boolean | undefined;
  /** Use `danger` for actions that cannot be undone. */
  variant?: 'default' | 'danger' | undefined;
};

/** An action or a link in a `Menu`. */
export function MenuItem({
  onSelect,
  href,
  icon,
  disabled = false,
  variant,
  className,
  children,
  ...rest
}: MenuItemProps) {
  const { Link } = useUi();
  const isLink = href !== undefined && !disabled;
  const text = (
    <>
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      <span className={styles.text}>{children}</span>
    </>
  );
  return (
    <Radix.Item
      {...rest}
      asChild={isLink}
      disabled={disabled}
      onSelect={() => onSelect?.()} // without the event, which cannot be passed to a Server Function
      className={menuItem({ variant, className })}
    >
      {isLink ? <Link href={href}>{text}</Link> : text}
    </Radix.Item>
  );
}

/** A line between two groups of a `Menu`. */
export function MenuSeparator({ className, ...rest }: ComponentProps<'div'>) {
  return <Radix.Separator {...rest} className={cx(styles.separator, className)} />;
}
