import { ButtonLink } from '../../primitives/Button/Button.tsx';
import { PageMessage, type PageMessageProps } from '../Messages/PageMessage.tsx';

/** Every word of the page. */
export interface NotFoundLabels {
  title: string;
  explanation: string;
  goHome: string;
}

const defaultLabels: NotFoundLabels = {
  title: 'Oops! Page not found',
  explanation: 'The page you are looking for has flown off, or was never on this shelf.',
  goHome: 'Go Back Home',
};

export type NotFoundProps = Omit<
  PageMessageProps,
  'title' | 'action' | 'children' | 'pictureUrl'
> & {
  /** The address of the picture in the stamp; a drawing without it. */
  pictureUrl?: string | undefined;
  /** Where "Go Back Home" leads. */
  homeHref: string;
  /** Replaces the page's words; those left out stay. */
  labels?: Partial<NotFoundLabels> | undefined;
};

/** The page for an address that leads nowhere (specification, Routes). */
export function NotFound({ homeHref, labels, ...rest }: NotFoundProps) {
  const words = { ...defaultLabels, ...labels };
  return (
    <PageMessage
      {...rest}
      title={words.title}
      action={
        <ButtonLink kind="primary" size="l" href={homeHref}>
          {words.goHome}
        </ButtonLink>
      }
    >
      {words.explanation}
    </PageMessage>
  );
}
