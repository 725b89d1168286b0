'use client';

import { type Ref, type RefObject, useImperativeHandle, useRef } from 'react';

/** Returns a component's own ref, whose element the ref from the props gets, too. */
export function useOwnRef<Instance>(
  ref: Ref<Instance | null> | undefined,
): RefObject<Instance | null> {
  const own = useRef<Instance>(null);
  useImperativeHandle<Instance | null, Instance | null>(ref, () => own.current, []);
  return own;
}
