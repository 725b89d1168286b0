import { Picture } from '../../primitives/Picture/Picture.tsx';

interface ProfilePhotoProps {
  url: string | null;
  defaultUrl: string;
  alt: string;
  className: string | undefined;
}

/** A user's photo; the default photo replaces one that is missing or unsafe, or does not load. */
export function ProfilePhoto({ url, defaultUrl, alt, className }: ProfilePhotoProps) {
  const picture = {
    alt,
    priority: true,
    sizes: '220px',
    referrerPolicy: 'no-referrer', // Google's picture host rejects requests with another site as referrer
  } as const;
  return (
    <div className={className}>
      <Picture {...picture} url={url ?? ''} fallback={<Picture {...picture} url={defaultUrl} />} />
    </div>
  );
}
