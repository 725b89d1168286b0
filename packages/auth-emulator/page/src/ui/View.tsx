import type { ReactNode } from 'react';
import { useProject } from '../api/useLive.ts';
import { Icon, type IconName } from './Icon.tsx';
import * as layout from './layout.module.css';
import * as text from './text.module.css';

interface ViewProps {
  title: string;
  /** One sentence below the title. */
  summary?: ReactNode;
  actions?: ReactNode;
  /** It is beside something else, which is the page then. */
  isBeside?: boolean;
  children: ReactNode;
}

/** Names the document after what it shows. */
export function DocumentTitle({ of }: { of: string }) {
  const { projectId } = useProject();
  return <title>{`${of}, ${projectId}: Auth emulator`}</title>;
}

/** Renders a view of the page with its heading. */
export function View({ title, summary, actions, isBeside = false, children }: ViewProps) {
  return (
    <div className={layout.view}>
      {!isBeside && <DocumentTitle of={title} />}
      <div className={layout.head}>
        <div>
          {isBeside ? <h2>{title}</h2> : <h1>{title}</h1>}
          {summary && <p className={text.soft}>{summary}</p>}
        </div>
        {actions && <div className={layout.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}

/** Renders a card with a heading. */
export const Card = ({
  title,
  aside,
  children,
}: {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) => (
  <section className={layout.card} aria-label={title}>
    <div className={layout.cardHead}>
      <h2>{title}</h2>
      {aside}
    </div>
    {children}
  </section>
);

/** Renders what a view shows while it has nothing to list. */
export const Empty = ({
  icon,
  title,
  children,
}: {
  icon: IconName;
  title: string;
  children: ReactNode;
}) => (
  <div className={layout.empty}>
    <Icon name={icon} size={32} />
    <h2>{title}</h2>
    {children}
  </div>
);

/** Renders a sentence that stays above or below a list. */
export const Note = ({
  icon,
  isWarning = false,
  children,
}: {
  icon: IconName;
  isWarning?: boolean;
  children: ReactNode;
}) => (
  <p className={isWarning ? `${layout.note} ${layout.warning}` : layout.note}>
    <Icon name={icon} />
    <span>{children}</span>
  </p>
);
