import type { Ref } from 'react';

/**
 * Hands an element to a ref that came as a prop, beside a ref of the component's own.
 * @returns takes it back, as React does
 */
export function attachRef<Instance>(
  ref: Ref<Instance> | undefined,
  instance: Instance,
): () => void {
  if (typeof ref === 'function') {
    const detach = ref(instance);
    return typeof detach === 'function' ? detach : () => ref(null);
  }
  if (ref) ref.current = instance;
  return () => {
    if (ref) ref.current = null;
  };
}
