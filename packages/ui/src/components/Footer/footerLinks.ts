import type { ComponentType, ReactNode } from 'react';

/** A titled list of links. A link to `#` is a placeholder: following it does nothing. */
export interface FooterColumn {
  title: string;
  links: readonly { label: string; href: string }[];
}

/** A link shown as an icon; its label is its accessible name. */
export interface SocialLink {
  label: string;
  href: string;
  /** The icon, such as `<FacebookIcon />`. */
  icon?: ReactNode;
  /** The icon's component, instead of `icon`, which server components cannot pass on. */
  Icon?: ComponentType | undefined;
}

/** A payment method: its name, and the URL of its logo, which is shown unaltered. */
export interface PaymentMark {
  name: string;
  src: string;
}
