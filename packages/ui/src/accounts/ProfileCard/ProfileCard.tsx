'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import type { PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import * as base from '../../primitives/BaseStyles/BaseStyles.module.css';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { Confetti, type ConfettiPiece } from '../../primitives/Shapes/Confetti.tsx';
import { visibleText } from '../../primitives/text/visibleText.ts';
import * as styles from './ProfileCard.module.css';

/** Above a photo in the middle. */
const confetti: ConfettiPiece[] = [
  { shape: 'star', color: 'sun', x: 50, y: 60, rotate: -12 },
  { shape: 'dot', color: 'mint', x: 110, y: 36, scale: 0.7 },
  { shape: 'squiggle', color: 'lilac', x: 330, y: 60, rotate: 12, scale: 0.8 },
  { shape: 'star', color: 'blush', x: 356, y: 140, rotate: 10, scale: 0.7 },
];

export interface ProfileCardLabels {
  /** The card's accessible name. */
  region: string;
  /** The photo's alternative text. */
  photo: string;
  /** Replaces a missing name. */
  noName: string;
}

declare module '../../locale/labels.ts' {
  interface UiLabels {
    ProfileCard: ProfileCardLabels;
  }
}

const defaultLabels: ProfileCardLabels = {
  region: 'Account',
  photo: 'Profile photo',
  noName: 'User',
};

export type ProfileCardProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** The account's name; without one the card shows "User". */
  name: string | null;
  /** The account's email address; omitted if it is `null`. */
  email: string | null;
  /** Any URL; the default photo replaces one that is unsafe or fails to load. */
  photoURL: string | null;
  /** The URL of the photo for accounts without one. */
  defaultPhotoURL: string;
  /** Replaces the card's texts; those left out stay. */
  labels?: PartialLabels<ProfileCardLabels> | undefined;
};

/** The signed-in user: photo, name and email (specification section 2, My profile). */
export function ProfileCard({
  name,
  email,
  photoURL,
  defaultPhotoURL,
  labels: ownLabels,
  className,
  ...rest
}: ProfileCardProps) {
  const labels = useLabels('ProfileCard', defaultLabels, ownLabels);
  return (
    <section aria-label={labels.region} {...rest} className={cx(base.root, styles.card, className)}>
      <Confetti
        viewBox="0 0 400 200"
        preserveAspectRatio="xMidYMin"
        pieces={confetti}
        className={styles.confetti}
      />
      <ProfilePhoto
        url={photoURL}
        defaultUrl={defaultPhotoURL}
        alt={labels.photo}
        className={styles.photo}
      />
      <h2 className={styles.name}>{visibleText(name) || labels.noName}</h2>
      {email !== null && <p className={styles.email}>{email}</p>}
    </section>
  );
}

interface ProfilePhotoProps {
  url: string | null;
  defaultUrl: string;
  alt: string;
  className: string | undefined;
}

/** A user's photo; the default photo replaces one that is missing or unsafe, or does not load. */
function ProfilePhoto({ url, defaultUrl, alt, className }: ProfilePhotoProps) {
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
