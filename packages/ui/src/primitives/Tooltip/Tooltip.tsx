'use client';

import * as Radix from '@radix-ui/react-tooltip';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, use, useCallback } from 'react';
import { UiContext } from '../../UiProvider.tsx';
import * as base from '../BaseStyles/BaseStyles.module.css';
import { followsPress } from '../focus/opener.ts';
import { useOwnRef } from '../focus/useOwnRef.ts';
import { inheritFrom } from '../place/inheritFrom.ts';
import { triggerMark } from '../trigger/nestedTriggers.ts';
import * as styles from './Tooltip.module.css';

export type TooltipProps = Omit<ComponentProps<'button'>, 'content'> & {
  /** The tooltip's text, a few words. It describes the element, and does not name it. */
  content: ReactNode;
  /** The described element, which must be focusable: a `Button`, an `IconButton`, a `TextLink`. */
  children: ReactNode;
  /** The preferred side, if there is room. */
  side?: 'top' | 'bottom' | undefined;
  /** The element to render into; by default that of the nearest `UiProvider`, or the body. */
  container?: Element | null | undefined;
};

/**
 * A few words about an element while it is hovered or focused (APG, Tooltip pattern; WCAG 1.4.13): Escape hides them,
 * and the pointer can move onto them. Touch screens never show them: important information must also be elsewhere.
 * `className` and `style` apply to the tooltip, other props to the element, so that the tooltip can be the trigger of a
 * `Menu`, and a `Menu` its element.
 */
export function Tooltip({
  content,
  children,
  side = 'top',
  container,
  className,
  style,
  ref,
  onFocus,
  ...rest
}: TooltipProps) {
  const provided = use(UiContext).container;
  const trigger = useOwnRef<HTMLButtonElement>(ref);
  const attach = useCallback(
    (element: HTMLDivElement | null) => {
      if (element && trigger.current) inheritFrom(trigger.current, element);
    },
    [trigger],
  );
  const mark = triggerMark('Tooltip', rest);
  return (
    <Radix.Provider>
      <Radix.Root>
        <Radix.Trigger
          asChild
          {...rest}
          {...mark}
          ref={trigger}
          onFocus={(event) => {
            onFocus?.(event);
            // After a press of the mouse, a closed menu or dialog returns the focus: Radix then opens nothing.
            if (followsPress()) event.preventDefault();
          }}
        >
          {children}
        </Radix.Trigger>
        <Radix.Portal container={container ?? provided}>
          <Radix.Content
            ref={attach}
            side={side}
            sideOffset={10} // beyond the focus ring
            collisionPadding={8}
            className={cx(base.root, styles.tooltip, className)}
            style={style}
          >
            {content}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
