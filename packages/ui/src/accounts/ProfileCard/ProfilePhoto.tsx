import { Picture } from '../../primitives/Picture/Picture.tsx';

interface ProfilePhotoProps {
  url: string | null;
  defaultUrl: string;
  alt: string;
  className: string | undefined;
}

/** A person's photo, or the default picture when there is none that can be shown. */
export function ProfilePhoto({ url, defaultUrl, alt, className }: ProfilePhotoProps) {
  const picture = {
    alt,
    priority: true,
    sizes: '220px',
    referrerPolicy: 'no-referrer', // Google's picture host turns away requests that name another site
  } as const;
  return (
    <div className={className}>
      <Picture {...picture} url={url ?? ''} fallback={<Picture {...picture} url={defaultUrl} />} />
    </div>
  );
}
