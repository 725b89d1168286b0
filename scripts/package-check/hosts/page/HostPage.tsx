'use client';

import {
  Button,
  ButtonLink,
  CartDrawer,
  Dialog,
  DialogClose,
  DialogDescription,
  DialogTitle,
  LoginForm,
  Menu,
  MenuItem,
  MenuSeparator,
  NavAccount,
  NavBar,
  Section,
  Slider,
  TextLink,
  ToyGrid,
} from '@toystore/ui';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { items, toys } from './catalogue.ts';
import { Others } from './Others.tsx';

const nothing = () => undefined;

/** A measured part, with its name. */
function Part({ name, children }: { name: string; children: ReactNode }) {
  return <div data-part={name}>{children}</div>;
}

type PlaceProps = Omit<ComponentProps<'div'>, 'children'> & {
  name: string;
  'data-theme'?: 'dark' | 'light';
};

/** All compared parts, in one place of the page. */
function Place({ name, ...place }: PlaceProps) {
  const [open, setOpen] = useState<'cart' | 'dialog'>();
  const close = () => setOpen(undefined);
  return (
    <div {...place} data-place={name}>
      <Part name="NavBar">
        <NavBar
          brandName="Host Toys"
          brandHref="#start"
          links={[{ label: 'New', href: '#new', current: true }]}
          account={(slot) => (
            <NavAccount {...slot} user={null} signInHref="#login" onSignOut={nothing} />
          )}
        />
      </Part>
      <Part name="Slider">
        <Slider toys={toys} toyHref={({ toyId }) => `#${toyId}`} />
      </Part>
      <Part name="ToyGrid">
        <Section title="All toys">
          <ToyGrid toys={toys} toyHref={({ toyId }) => `#${toyId}`} />
        </Section>
      </Part>
      <Part name="LoginForm">
        <LoginForm
          onSignIn={nothing}
          onForgotPassword={nothing}
          onGoogle={nothing}
          registerHref="#register"
        />
      </Part>
      <Part name="Button">
        <Button onClick={() => setOpen('cart')}>Open the cart</Button>
        <Button variant="primary" onClick={() => setOpen('dialog')}>
          Open a dialog
        </Button>
        <ButtonLink href="#shop">To the shop</ButtonLink>
        <Menu trigger={<Button variant="plain">Open a menu</Button>}>
          <MenuItem>Save it</MenuItem>
          <MenuSeparator />
          <MenuItem href="#gifts">Gift wrap</MenuItem>
        </Menu>
        {/* A link in a line of text has the font of that line. */}
        <p style={{ margin: 0, font: '16px / 1.5 serif' }}>
          <TextLink href="#help">Help</TextLink>
        </p>
      </Part>
      {toys.slice(1, 2).map((toy) => (
        <Part key={toy.toyId} name="Others">
          <Others toy={toy} />
        </Part>
      ))}
      <CartDrawer
        open={open === 'cart'}
        onClose={close}
        items={items}
        onQuantityChange={nothing}
        onKeep={nothing}
        onRemove={nothing}
        onUndo={nothing}
        onUndoExpire={nothing}
        emptyAction={null}
        emptyImageUrl=""
      />
      <Dialog open={open === 'dialog'} onClose={close}>
        <DialogTitle>Gift wrap</DialogTitle>
        <DialogDescription>In paper with stars.</DialogDescription>
        <DialogClose asChild>
          <Button variant="primary">Yes, please</Button>
        </DialogClose>
      </Dialog>
    </div>
  );
}

/** The page that every host renders: parts of the kit as they are, in a dark section and from right to left. */
export function HostPage() {
  return (
    <>
      <p id="own">A text of the host's own.</p>
      <Button id="utility" className="p-8">
        Changed by a utility
      </Button>
      <Place name="page" />
      <Place name="dark section" data-theme="dark" />
      <Place name="right to left" dir="rtl" />
      <div data-theme="dark">
        <Place name="light section" data-theme="light" />
      </div>
    </>
  );
}
