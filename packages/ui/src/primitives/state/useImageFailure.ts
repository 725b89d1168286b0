'use client';

import { useState } from 'react';

/** Returns whether the image at a URL failed to load, and the props by which its `<img>` reports that. */
export function useImageFailure(url: string | undefined) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const onError = () => setFailedUrl(url);
  // An image of prerendered HTML can fail before hydration, when its error event has no listener.
  const ref = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) onError();
  };
  return { hasFailed: url !== undefined && url === failedUrl, imageProps: { ref, onError } };
}
