'use client';

import * as Radix from '@radix-ui/react-tooltip';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, use, useCallback, useRef } from 'react';
import { UiContext } from '../../UiProvider.tsx';
import * as base from '../BaseStyles/BaseStyles.module.css';
import { attachRef } from '../focus/attachRef.ts';
import { inheritFrom } from '../place/inheritFrom.ts';
import * as styles from './Tooltip.module.css';

export type TooltipProps = Omit<ComponentProps<'div'>, 'content'> & {
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
 */
export function Tooltip({
  content,
  children,
  side = 'top',
  container,
  className,
  ref,
  ...rest
}: TooltipProps) {
  const provided = use(UiContext).container;
  const trigger = useRef<HTMLButtonElement>(null);
  const attach = useCallback(
    (element: HTMLDivElement) => {
      if (trigger.current) inheritFrom(trigger.current, element);
      return attachRef(ref, element);
    },
    [ref],
  );
  return (
    <Radix.Provider>
      <Radix.Root>
        <Radix.Trigger asChild ref={trigger}>
          {children}
        </Radix.Trigger>
        <Radix.Portal container={container ?? provided}>
          <Radix.Content
            {...rest}
            ref={attach}
            side={side}
            sideOffset={10} // beyond the focus ring
            collisionPadding={8}
            className={cx(base.root, styles.tooltip, className)}
          >
            {content}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
