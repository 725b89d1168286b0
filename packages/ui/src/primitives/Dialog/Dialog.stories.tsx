import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useRef, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog, DialogClose, DialogDescription, DialogTitle } from './Dialog.tsx';

const meta = {
  title: 'Primitives/Dialog',
  component: Dialog,
  tags: ['stable'],
  subcomponents: { DialogTitle, DialogDescription, DialogClose },
  argTypes: { open: { control: false } },
  args: { open: false, onClose: () => undefined },
  render: function GiftWrap({ placement, role, initialFocus }) {
    const [open, setOpen] = useState(false);
    return (
      <div style={{ minBlockSize: '28rem', padding: 'var(--ts-space-6)' }}>
        <Button onClick={() => setOpen(true)}>Gift wrap</Button>
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          placement={placement}
          role={role}
          initialFocus={initialFocus}
        >
          <DialogTitle tabIndex={-1} style={{ marginBlockEnd: 'var(--ts-space-3)' }}>
            Wrap it as a gift?
          </DialogTitle>
          <DialogDescription style={{ marginBlockEnd: 'var(--ts-space-6)' }}>
            In paper with stars, with a card of your own.
          </DialogDescription>
          <DialogClose asChild>
            <Button variant="primary" fullWidth>
              Wrap it
            </Button>
          </DialogClose>
        </Dialog>
      </div>
    );
  },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement, role = 'dialog') => {
  const opener = within(canvasElement).getByRole('button', { name: 'Gift wrap' });
  await userEvent.click(opener);
  return { opener, dialog: await screen.findByRole(role, { name: 'Wrap it as a gift?' }) };
};

const pressOutside = async () => {
  const outside = document.elementFromPoint(4, 4);
  if (outside) await userEvent.click(outside, { pointerEventsCheck: 0 });
};

const expectClosed = async (opener: HTMLElement) => {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(opener).toHaveFocus());
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const { dialog } = await open(canvasElement);
    await expect(dialog).toHaveAccessibleDescription(
      'In paper with stars, with a card of your own.',
    );
    await expect(within(dialog).getByRole('button')).toHaveFocus();
  },
};

/** The focus starts where the parent decides, and still returns to the element that opened the dialog. */
export const InitialFocus: Story = {
  tags: ['!dev', '!autodocs', 'no-screenshot'],
  args: { initialFocus: () => screen.getByRole('heading', { name: 'Wrap it as a gift?' }) },
  play: async ({ canvasElement }) => {
    const { opener, dialog } = await open(canvasElement);
    await expect(within(dialog).getByRole('heading')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expectClosed(opener);
  },
};

/** At the inline end, at full height: a menu or a cart. */
export const AtTheEnd: Story = {
  args: { placement: 'end' },
  play: async ({ canvasElement }) => {
    const { dialog } = await open(canvasElement);
    await waitFor(() => expect(dialog.getBoundingClientRect().right).toBe(window.innerWidth));
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  args: { placement: 'center', role: 'dialog' },
};

export const ClosesOnAPressOutside: Story = {
  tags: ['!dev', '!autodocs', 'no-screenshot'],
  play: async ({ canvasElement }) => {
    const { opener } = await open(canvasElement);
    await pressOutside();
    await expectClosed(opener);
  },
};

/** The user has to answer it. */
export const AlertDialogStays: Story = {
  tags: ['!dev', '!autodocs', 'no-screenshot'],
  args: { role: 'alertdialog' },
  play: async ({ canvasElement }) => {
    const { dialog } = await open(canvasElement, 'alertdialog');
    await pressOutside();
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveAttribute('data-state', 'open');
  },
};

/** Escape is pressed while the second dialog is in the page and none of its effects has run. */
export const EscapeRightAsASecondOneOpens: Story = {
  tags: ['!dev', '!autodocs', 'no-screenshot'],
  render: function TwoDialogs() {
    const [dialogs, setDialogs] = useState(0);
    const pressed = useRef(false);
    const pressEscape = () => {
      const key = { key: 'Escape', bubbles: true, cancelable: true };
      document.body.dispatchEvent(new KeyboardEvent('keydown', key));
    };
    return (
      <>
        <Button onClick={() => setDialogs(1)}>Gift wrap</Button>
        <Dialog open={dialogs > 0} onClose={() => setDialogs(0)}>
          <DialogTitle>Wrap it as a gift?</DialogTitle>
          <DialogDescription>In paper with stars.</DialogDescription>
          <Button onClick={() => setDialogs(2)}>Choose another paper</Button>
        </Dialog>
        <Dialog
          open={dialogs > 1}
          onClose={() => setDialogs(1)}
          ref={(dialog) => {
            if (dialog === null || pressed.current) return;
            pressed.current = true;
            queueMicrotask(pressEscape); // after React has rendered all of it
          }}
        >
          <DialogTitle>Which paper?</DialogTitle>
          <DialogDescription>There are stars and stripes.</DialogDescription>
        </Dialog>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const { dialog: first } = await open(canvasElement);
    within(first).getByRole('button').click();
    await screen.findByText('Which paper?');
    await waitFor(() => expect(screen.queryByText('Which paper?')).not.toBeInTheDocument());
    await expect(first).toHaveAttribute('data-state', 'open');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(first).not.toBeInTheDocument());
  },
};

const STEPS = ['Gift wrap', 'Choose another paper', 'Write a card', 'Done'];

function OneAfterTheOther({ keepsOpener }: { keepsOpener: boolean }) {
  const [step, setStep] = useState(0);
  const [isGone, setGone] = useState(false);
  const next = () => {
    setStep(step + 1);
    setGone(!keepsOpener);
  };
  return (
    <section>
      {!isGone && <Button onClick={() => setStep(1)}>Gift wrap</Button>}
      <Button>Next toy</Button>
      {STEPS.slice(1).map((name, index) => (
        <Dialog
          key={name}
          aria-describedby={undefined}
          open={step === index + 1}
          onClose={() => setStep(0)}
        >
          <DialogTitle>Wrap it as a gift?</DialogTitle>
          <Button onClick={next}>{name}</Button>
        </Dialog>
      ))}
    </section>
  );
}

/** One dialog closes and opens another: the focus returns to what opened the first, or to a control near it. */
export const OneOpensAnother: Story = {
  tags: ['!dev', '!autodocs', 'no-screenshot'],
  render: () => (
    <>
      <OneAfterTheOther keepsOpener />
      <OneAfterTheOther keepsOpener={false} />
    </>
  ),
  play: async ({ canvas }) => {
    for (const [index, returnsTo] of ['Gift wrap', 'Next toy'].entries()) {
      const button = (name: string) => {
        const [first, second] = canvas.getAllByRole('button', { name, hidden: true });
        return (index === 0 ? first : (second ?? first)) ?? document.body;
      };
      await userEvent.click(button('Gift wrap'));
      for (const name of STEPS.slice(1, -1)) {
        await userEvent.click(await screen.findByRole('button', { name }));
      }
      await waitFor(() => expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button(returnsTo)).toHaveFocus());
    }
  },
};

function GoesWhenPressed({ name, children }: { name: string; children?: ReactNode }) {
  const [open, setOpen] = useState(false);
  const [isGone, setGone] = useState(false);
  const press = () => {
    setOpen(true);
    setGone(true);
  };
  return (
    <section>
      {!isGone && <Button onClick={press}>{`Wrap the ${name}`}</Button>}
      <Button>{`Keep the ${name}`}</Button>
      <Dialog aria-describedby={undefined} open={open} onClose={() => setOpen(false)}>
        <DialogTitle>{name}</DialogTitle>
        {children}
        <Button>Stars</Button>
      </Dialog>
    </section>
  );
}

/** The press that opens a dialog removes its button: the focus returns near it, in a dialog that is still open, too. */
export const PressRemovesTheOpener: Story = {
  tags: ['!dev', '!autodocs', 'no-screenshot'],
  render: () => (
    <>
      <Button>Elsewhere</Button>
      <GoesWhenPressed name="bear">
        <Button>Elsewhere</Button>
        <GoesWhenPressed name="card" />
      </GoesWhenPressed>
    </>
  ),
  play: async () => {
    for (const name of ['bear', 'card']) {
      await userEvent.click(await screen.findByRole('button', { name: `Wrap the ${name}` }));
      await screen.findByRole('dialog', { name });
    }
    for (const name of ['card', 'bear']) {
      await userEvent.keyboard('{Escape}');
      await waitFor(() =>
        expect(screen.getByRole('button', { name: `Keep the ${name}` })).toHaveFocus(),
      );
    }
  },
};
