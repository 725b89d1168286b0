import type { ComponentProps } from 'react';

/** A network's logo in the current colour; decorative, hidden from screen readers. */
function Icon(props: ComponentProps<'svg'>) {
  return <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" {...props} />;
}

/** Facebook's logo for a `SocialLink`. */
export function FacebookIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon {...props}>
      <path d="M14 8.5h2.5V5H14c-2.5 0-4 1.7-4 4v2H7.5v3.5H10V22h3.6v-7.5h2.6l.6-3.5h-3.2V9.3c0-.5.2-.8.4-.8Z" />
    </Icon>
  );
}

/** Instagram's logo for a `SocialLink`. */
export function InstagramIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon {...props}>
      <g fill="none" stroke="currentColor" strokeWidth="2">
        <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
        <circle cx="12" cy="12" r="4" />
      </g>
      <circle cx="16.8" cy="7.2" r="1.3" />
    </Icon>
  );
}

/** YouTube's logo for a `SocialLink`. */
export function YouTubeIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon {...props}>
      <path
        fillRule="evenodd"
        d="M21.6 7.6a2.6 2.6 0 0 0-1.8-1.8C18.2 5.4 12 5.4 12 5.4s-6.2 0-7.8.4a2.6 2.6 0 0 0-1.8 1.8C2 9.2 2 12 2 12s0 2.8.4 4.4a2.6 2.6 0 0 0 1.8 1.8c1.6.4 7.8.4 7.8.4s6.2 0 7.8-.4a2.6 2.6 0 0 0 1.8-1.8c.4-1.6.4-4.4.4-4.4s0-2.8-.4-4.4ZM10 15.2V8.8l5.4 3.2L10 15.2Z"
      />
    </Icon>
  );
}

/** X's logo for a `SocialLink`. */
export function XIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon {...props}>
      <path d="M17.6 3.5h3l-6.6 7.6 7.8 10.4h-6.1l-4.8-6.3-5.5 6.3h-3l7.1-8.1L2 3.5h6.3l4.3 5.7 5-5.7Zm-1.1 16.2h1.7L7.4 5.2H5.6l10.9 14.5Z" />
    </Icon>
  );
}
