import { cx } from 'class-variance-authority';
import { type ComponentProps, useId } from 'react';
import { Container } from '../../primitives/Container/Container.tsx';
import { Rosette } from '../../primitives/Shapes/Rosette.tsx';
import { Brand } from '../NavBar/Brand.tsx';
import styles from './Footer.module.css';
import { FooterLink } from './FooterLink.tsx';
import {
  type FooterColumn,
  type PaymentMark,
  placeholderColumns,
  placeholderSocial,
  type SocialLink,
} from './footerLinks.tsx';

/** The footer's words that are neither links nor names. */
export interface FooterLabels {
  /** The accessible name of the payment marks. */
  payments: string;
  /** The accessible name of the social links. */
  social: string;
  /** The rosette beside the age note. */
  ageMark: string;
}

const defaultLabels: FooterLabels = {
  payments: 'Accepted payments',
  social: 'Social media',
  ageMark: '18+',
};

export type FooterProps = Omit<ComponentProps<'footer'>, 'children'> & {
  /** The shop's name, beside its mark. */
  brandName: string;
  /** Where the shop's name leads. */
  brandHref: string;
  /** Titled lists of links; the shop's placeholders by default. */
  columns?: readonly FooterColumn[] | undefined;
  /** Links shown as icons; placeholders by default. */
  social?: readonly SocialLink[] | undefined;
  /** Accepted ways to pay, in order. */
  payments?: readonly PaymentMark[] | undefined;
  /** Who may buy. */
  ageNote?: string | undefined;
  /** Replaces the footer's own words; those left out stay. */
  labels?: Partial<FooterLabels> | undefined;
};

/**
 * The dark end of every page (specification, Shared layout). Its scallops rise over what comes before:
 * it keeps a section's distance, unless the page ends with a full-width band marked `data-band`,
 * which it then joins without a gap.
 */
export function Footer({
  brandName,
  brandHref,
  columns = placeholderColumns,
  social,
  payments = [],
  ageNote = 'Purchasers must be 18 years or older.',
  labels,
  className,
  ...rest
}: FooterProps) {
  const id = useId();
  const socialLinks = social ?? placeholderSocial;
  const words = { ...defaultLabels, ...labels };
  return (
    <footer {...rest} className={cx(styles.footer, className)}>
      <Container>
        <div className={styles.top}>
          <div className={styles.shop}>
            <Brand href={brandHref} className={styles.brand}>
              {brandName}
            </Brand>
            {socialLinks.length > 0 && (
              <ul className={styles.social} aria-label={words.social}>
                {socialLinks.map(({ label, href, icon }) => (
                  <li key={label}>
                    <FooterLink href={href} aria-label={label}>
                      {icon}
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
          <p className={styles.age}>
            <Rosette className={styles.ageMark} aria-hidden="true">
              {words.ageMark}
            </Rosette>
            {ageNote}
          </p>
          {payments.length > 0 && (
            <ul className={styles.payments} aria-label={words.payments}>
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
