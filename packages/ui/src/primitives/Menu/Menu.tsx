'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, use, useCallback, useRef, useState } from 'react';
import { UiContext, useUi } from '../../UiProvider.tsx';
import * as base from '../BaseStyles/BaseStyles.module.css';
import { type Opener, pathOf, returnFocus, takesTab } from '../focus/opener.ts';
import { useOwnRef } from '../focus/useOwnRef.ts';
import { directionOf } from '../place/directionOf.ts';
import { inheritFrom } from '../place/inheritFrom.ts';
import { triggerMark } from '../trigger/nestedTriggers.ts';
import * as styles from './Menu.module.css';

export type MenuProps = ComponentProps<'button'> & {
  /** The element that opens the menu, such as a `Button` or an `IconButton`; its text is the menu's accessible name. */
  trigger: ReactNode;
  /** The edge of the trigger that the menu aligns with. */
  align?: 'start' | 'end' | undefined;
  /** Returns the element that takes the focus if the trigger is gone or hidden when the menu closes. */
  finalFocus?: (() => HTMLElement | null) | undefined;
  /** The element to render into; by default that of the nearest `UiProvider`, or the body. */
  container?: Element | null | undefined;
};

/**
 * A menu of actions behind a button (APG, Menu Button pattern). It contains `MenuItem`s and `MenuSeparator`s. It has
 * the theme, brand and direction of its trigger, wherever it is rendered. The page stays usable: a press elsewhere
 * closes the menu. `className` and `style` apply to the menu, other props to its trigger.
 */
export function Menu({
  trigger,
  align = 'start',
  container,
  finalFocus,
  className,
  style,
  children,
  ref,
  ...rest
}: MenuProps) {
  const provided = use(UiContext).container;
  const button = useOwnRef<HTMLButtonElement>(ref);
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  const opener = useRef<Opener>([]);
  const attach = useCallback(
    (content: HTMLDivElement | null) => {
      if (!content || !button.current) return;
      inheritFrom(button.current, content);
      content.setAttribute('aria-labelledby', button.current.id); // Radix ignores an id of the trigger's own
      opener.current = pathOf(button.current);
    },
    [button],
  );
  const mark = triggerMark('Menu', rest);
  return (
    <Radix.Root
      modal={false}
      dir={direction}
      onOpenChange={(open) => {
        if (open && button.current) setDirection(directionOf(button.current));
      }}
    >
      <Radix.Trigger
        asChild
        {...rest}
        {...mark}
        ref={button}
        // Radix ignores such a press only if it has the prop `disabled`: a fieldset may be disabled.
        onPointerDownCapture={(event) => {
          if (event.currentTarget.matches(':disabled')) event.preventDefault();
        }}
      >
        {trigger}
      </Radix.Trigger>
      <Radix.Portal container={container ?? provided}>
        <Radix.Content
          ref={attach}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          loop
          className={cx(base.root, styles.menu, className)}
          style={style}
          onCloseAutoFocus={() => {
            // Radix returns the focus to a trigger that can take it.
            if (!button.current || !takesTab(button.current)) {
              returnFocus(opener.current, finalFocus);
            }
          }}
        >
          {children}
        </Radix.Content>
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
