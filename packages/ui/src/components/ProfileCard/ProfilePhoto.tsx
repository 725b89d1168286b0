'use client';

import { useState } from 'react';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { safePictureUrl } from '../../primitives/Picture/safePictureUrl.ts';

interface ProfilePhotoProps {
  url: string | null;
  defaultUrl: string;
  alt: string;
  className: string | undefined;
}

/** A person's photo, or the default picture when there is none that can be shown. */
export function ProfilePhoto({ url, defaultUrl, alt, className }: ProfilePhotoProps) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const photo = url !== null && url !== brokenUrl ? safePictureUrl(url) : undefined;
  return (
    // An image's error does not bubble, so it is heard on its way down.
    <div
      className={className}
      onErrorCapture={() => {
        if (photo !== undefined && url !== null) setBrokenUrl(url);
      }}
    >
      <Picture
        url={photo ?? defaultUrl}
        alt={alt}
        priority
        sizes="220px"
        // Google's picture host turns away requests that name another site.
        referrerPolicy="no-referrer"
      />
    </div>
  );
}
