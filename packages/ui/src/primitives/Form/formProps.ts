import type { ComponentProps } from 'react';

/** What a form ignores that sends nothing itself: its component calls back instead. */
type Ignored =
  | 'acceptCharset'
  | 'action'
  | 'encType'
  | 'method'
  | 'noValidate'
  | 'onSubmit'
  | 'rel'
  | 'target';

/** The attributes that reach the `<form>` of a component. */
export type FormProps = Omit<ComponentProps<'form'>, Ignored | 'children'>;
