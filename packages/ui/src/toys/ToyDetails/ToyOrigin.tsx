import type { ReactNode } from 'react';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import type { ResponsibleParty, Toy } from '../toy.ts';
import * as styles from './ToyOrigin.module.css';

/** The texts about where a toy comes from. */
export interface ToyOriginLabels {
  /** The heading, visible on narrow windows. */
  origin: string;
  manufacturer: string;
  responsiblePerson: string;
  material: string;
  batteries: string;
  model: string;
  gtin: string;
}

/** Returns whether a toy has something that `ToyOrigin` shows. */
export const hasOrigin = ({
  manufacturer,
  responsiblePerson,
  material,
  batteries,
  model,
  gtin,
}: Toy): boolean =>
  [manufacturer, responsiblePerson, material, batteries, model, gtin].some(Boolean);

interface ToyOriginProps {
  toy: Toy;
  labels: ToyOriginLabels;
}

/** Who made a toy, who answers for it, what it is made of, and how it is identified (Regulation (EU) 2023/988, article 19). */
export function ToyOrigin({ toy, labels }: ToyOriginProps) {
  const { manufacturer, responsiblePerson, material, batteries, model, gtin } = toy;
  return (
    <section className={styles.origin}>
      <h2 className={styles.title}>{labels.origin}</h2>
      <dl className={styles.list}>
        <Entry term={labels.manufacturer} className={styles.party}>
          {manufacturer && <Party {...manufacturer} />}
        </Entry>
        <Entry term={labels.responsiblePerson} className={styles.party}>
          {responsiblePerson && <Party {...responsiblePerson} />}
        </Entry>
        <Entry term={labels.material}>{material}</Entry>
        <Entry term={labels.batteries}>{batteries}</Entry>
        <Entry term={labels.model}>{model && <bdi translate="no">{model}</bdi>}</Entry>
        <Entry term={labels.gtin}>{gtin && <bdi translate="no">{gtin}</bdi>}</Entry>
      </dl>
    </section>
  );
}

interface EntryProps {
  term: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A term with its description; nothing without one. */
function Entry({ term, className, children }: EntryProps) {
  if (!children) return null;
  return (
    <div className={className}>
      <dt>{term}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}

function Party({ name, address, email, url = '' }: ResponsibleParty) {
  const host = /^https?:/i.test(url) && URL.canParse(url) && new URL(url).host;
  return (
    <>
      <span className={styles.line}>
        <bdi>{name}</bdi>
      </span>
      <span className={styles.line}>
        <bdi>{address}</bdi>
      </span>
      {email && (
        <TextLink href={`mailto:${email}`} className={styles.contact}>
          <bdi translate="no">{email}</bdi>
        </TextLink>
      )}
      {host && (
        <TextLink href={url} className={styles.contact}>
          <bdi translate="no">{host}</bdi>
        </TextLink>
      )}
    </>
  );
}
