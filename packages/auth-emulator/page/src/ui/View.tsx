import { type LucideIcon, TriangleAlert } from 'lucide-react';
import { Fragment, type ReactNode, useId } from 'react';
import { useProject } from '../api/useLive.ts';
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
      <div className={layout.bar}>
        <div>
          {isBeside ? <h2>{title}</h2> : <h1>{title}</h1>}
          {summary && <p className={text.soft}>{summary}</p>}
        </div>
        {actions}
      </div>
      {children}
    </div>
  );
}

interface CardProps {
  title: string;
  /** Next to the title. */
  aside?: ReactNode;
  /** Whether its content, such as a table, reaches to its edges. */
  isFull?: boolean;
  children: ReactNode;
}

/** Renders a card with a heading. */
export function Card({ title, aside, isFull = false, children }: CardProps) {
  const id = useId();
  return (
    <section className={layout.card} aria-labelledby={id}>
      <div className={layout.bar}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {isFull ? children : <div className={layout.body}>{children}</div>}
    </section>
  );
}

interface EmptyProps {
  icon: LucideIcon;
  title: string;
  children?: ReactNode;
}

/** Renders what a view shows while it has nothing to list. */
export const Empty = ({ icon: Icon, title, children }: EmptyProps) => (
  <div className={layout.empty}>
    <Icon />
    <h2>{title}</h2>
    {children}
  </div>
);

/** Renders a warning next to what it is about. */
export const Note = ({ children }: { children: ReactNode }) => (
  <p className={layout.note}>
    <TriangleAlert />
    <span>{children}</span>
  </p>
);

/** Renders why a request failed, if it did. */
export const Problem = ({ text }: { text: string | undefined }) => text && <Note>{text}</Note>;

/** Renders an address or a path. Where it does not fit, it breaks before `@`, or after a slash or colon. */
export const Breakable = ({ text }: { text: string }) =>
  text.split(/(?=@)|(?<=[/:])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no state
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
