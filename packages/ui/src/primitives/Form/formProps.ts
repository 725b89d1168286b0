import type { ComponentProps } from 'react';

/** The attributes that a form ignores because it sends nothing itself: its component calls back instead. */
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
