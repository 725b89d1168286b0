import { wrapText } from '../text/wrapText.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { DialogHeader, type DialogHeaderProps } from './DialogHeader.tsx';

/** A dialog in the middle of the window, below its icon, title and description. */
export function HeadedDialog({
  icon,
  title,
  description,
  children,
  ...rest
}: Omit<DialogProps, 'title'> & DialogHeaderProps) {
  return (
    <Dialog
      // Without a description, `aria-describedby` would point at a missing element.
      {...(description === undefined && { 'aria-describedby': undefined })}
      {...rest}
    >
      <DialogHeader icon={icon} title={title} description={description} />
      {wrapText(children)}
    </Dialog>
  );
}
