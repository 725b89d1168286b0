import type { ReactNode } from 'react';
import { PageHeader } from '../components/PageHeader/PageHeader.tsx';
import { Container } from '../primitives/Container/Container.tsx';
import { Section } from '../primitives/Section/Section.tsx';
import * as styles from './Foundations.module.css';

/** A page of the foundations: a title, an introduction, and sections of tokens. */
export function FoundationPage({
  title,
  lead,
  children,
}: {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}) {
  return (
    <main className={styles.page}>
      <PageHeader title={title} />
      <Container>
        <p className={styles.lead}>{lead}</p>
      </Container>
      {children}
    </main>
  );
}

/** A section of a page: its title, an optional explanation, and its samples. */
export function FoundationSection({
  title,
  note,
  children,
}: {
  title: string;
  note?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Section title={title} className={styles.section}>
      {note && <p className={styles.note}>{note}</p>}
      {children}
    </Section>
  );
}

/** A token's name above its value, as text. */
export function TokenName({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <p className={styles.tokenName}>
      <code>{name}</code>
      {children !== undefined && <span>{children}</span>}
    </p>
  );
}
