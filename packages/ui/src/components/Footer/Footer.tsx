'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import type { PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import * as base from '../../primitives/BaseStyles/BaseStyles.module.css';
import { Brand } from '../../primitives/Brand/Brand.tsx';
import { Container } from '../../primitives/Container/Container.tsx';
import { Badge } from '../../primitives/Shapes/Badge.tsx';
import { wrapText } from '../../primitives/text/wrapText.tsx';
import { type UiLinkProps, useUi } from '../../UiProvider.tsx';
import * as styles from './Footer.module.css';
import type { FooterColumn, PaymentMark, SocialLink } from './footerLinks.ts';

/** The footer's texts, apart from links and names. */
export interface FooterLabels {
  /** The accessible name of the payment logos. */
  payments: string;
  /** The accessible name of the social links. */
  social: string;
  /** The text of the badge beside the age note. */
  ageBadge: string;
}

declare module '../../locale/labels.ts' {
  interface UiLabels {
    Footer: FooterLabels;
  }
}

const defaultLabels: FooterLabels = {
  payments: 'Accepted payments',
  social: 'Social media',
  ageBadge: '18+',
};

export type FooterProps = ComponentProps<'footer'> & {
  /** The shop's name, beside the brand mark. */
  brandName: string;
  /** The href of the shop's name. */
  brandHref: string;
  /** Titled lists of links. */
  columns?: ReadonlyArray<FooterColumn> | undefined;
  /** Links shown as icons. */
  social?: ReadonlyArray<SocialLink> | undefined;
  /** Accepted payment methods, in order. */
  payments?: ReadonlyArray<PaymentMark> | undefined;
  /** The age limit, beside the badge. */
  ageNote?: ReactNode;
  /** Other content, before the payment methods. */
  children?: ReactNode;
  /** Replaces texts of the footer; omitted ones keep their default. */
  labels?: PartialLabels<FooterLabels> | undefined;
};

/**
 * The dark section at the end of every page (specification, Shared layout). Its scallops overlap the content above: it
 * keeps a section's margin, unless the page ends with a section marked `data-full-bleed`, which it joins without a gap.
 */
export function Footer({
  brandName,
  brandHref,
  columns = [],
  social = [],
  payments = [],
  ageNote,
  children,
  labels: ownLabels,
  className,
  ...rest
}: FooterProps) {
  const id = useId();
  const labels = useLabels('Footer', defaultLabels, ownLabels);
  return (
    <footer {...rest} className={cx(base.root, styles.footer, className)}>
      <Container>
        <div className={styles.top}>
          <div className={styles.shop}>
            <Brand href={brandHref} className={styles.brand}>
              {brandName}
            </Brand>
            {social.length > 0 && (
              <ul className={styles.social} aria-label={labels.social}>
                {social.map(({ label, href, icon, Icon }) => (
                  <li key={label}>
                    <FooterLink href={href} aria-label={label}>
                      {Icon ? <Icon /> : icon}
                    </FooterLink>
                  </li>
                ))}
              </ul>
            )}
          </div>
          <div className={styles.columns}>
            {columns.map(({ title, links }, index) => (
              <div key={title}>
                <h2 id={`${id}${index}`} className={styles.title}>
                  {title}
                </h2>
                <ul aria-labelledby={`${id}${index}`}>
                  {links.map(({ label, href }) => (
                    <li key={label}>
                      <FooterLink href={href} className={styles.link}>
                        {label}
                      </FooterLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </div>
        <div className={styles.end}>
          {ageNote !== undefined && (
            <p className={styles.age}>
              <Badge className={styles.ageBadge} aria-hidden="true">
                {labels.ageBadge}
              </Badge>
              <span>{ageNote}</span>
            </p>
          )}
          {wrapText(children)}
          {payments.length > 0 && (
            <ul className={styles.payments} aria-label={labels.payments}>
              {payments.map(({ name, src }) => (
                <li key={name}>
                  <img src={src} alt={name} loading="lazy" decoding="async" />
                </li>
              ))}
            </ul>
          )}
        </div>
      </Container>
    </footer>
  );
}

/** A link, or a placeholder if its href is `#`: a placeholder neither scrolls nor changes the URL. */
function FooterLink({ href, onClick, ...rest }: UiLinkProps) {
  const { Link } = useUi();
  if (href !== '#') return <Link {...rest} href={href} onClick={onClick} />;
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
      }}
    />
  );
}
