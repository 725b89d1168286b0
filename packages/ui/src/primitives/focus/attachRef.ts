import type { Ref } from 'react';

/**
 * Passes an element to a ref from the props, besides the component's own ref.
 * @returns the function that detaches it, as React does
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
