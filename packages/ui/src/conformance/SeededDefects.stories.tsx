import type { Meta, StoryObj } from '@storybook/react-vite';
import axe from 'axe-core';
import { X } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { NavBar } from '../components/NavBar/NavBar.tsx';
import { Button, IconButton } from '../primitives/Button/Button.tsx';
import { Switch } from '../primitives/Form/Switch.tsx';
import { TextField } from '../primitives/Form/TextField.tsx';
import { LoadingStatus } from '../primitives/Loading/Loading.tsx';
import { Menu, MenuItem } from '../primitives/Menu/Menu.tsx';
import { Picture } from '../primitives/Picture/Picture.tsx';
import { Section } from '../primitives/Section/Section.tsx';

// Whether the gate notices an accessibility defect: the kit's components, with one attribute wrong at a time.

function Page() {
  return (
    <>
      <NavBar links={[{ label: 'Home', href: '/' }]} brandName="ToyStore" brandHref="/" />
      <main>
        <h1>Basket</h1>
        <Section title="Delivery">
          <TextField label="Email" type="email" error="Please enter your email." />
          <Switch label="Gift wrapping" />
          <Menu trigger={<Button>More</Button>}>
            <MenuItem>Compare</MenuItem>
          </Menu>
          <IconButton aria-label="Close">
            <X aria-hidden="true" />
          </IconButton>
          <LoadingStatus>Loading toys</LoadingStatus>
          <Picture url="/pictures/tango-the-t-rex-640.avif" alt="Tango the T-Rex" sizes="320px" />
          <Picture url="/pictures/bramble-the-honey-bear-640.avif" alt="" sizes="320px" />
        </Section>
      </main>
    </>
  );
}

interface Defect {
  what: string;
  /** Selects the element that the defect changes. */
  in: string;
  /** Its attributes with the defect; null removes one. */
  attributes: Record<string, string | null>;
  /** What notices it, besides the transcript. */
  axe: boolean;
}

const DEFECTS: readonly Defect[] = [
  {
    what: 'missing name',
    in: '[aria-label="Close"]',
    attributes: { 'aria-label': null },
    axe: true,
  },
  { what: 'wrong role', in: '[role="switch"]', attributes: { role: null }, axe: false },
  { what: 'lost live region', in: '[role="status"]', attributes: { role: null }, axe: false },
  {
    what: 'skipped heading level',
    in: 'h2',
    attributes: { role: 'heading', 'aria-level': '4' },
    axe: true,
  },
  {
    what: 'lost expanded state',
    in: '[aria-haspopup="menu"]',
    attributes: { 'aria-expanded': null },
    axe: false,
  },
  { what: 'label not connected', in: 'label', attributes: { for: 'another-field' }, axe: true },
  {
    what: 'lost alternative text',
    in: 'img[alt="Tango the T-Rex"]',
    attributes: { alt: null },
    axe: true,
  },
  {
    what: 'announced decoration',
    in: 'img[alt=""]',
    attributes: { alt: 'bramble.avif' },
    axe: false,
  },
  {
    what: 'error not connected',
    in: '[aria-invalid]',
    attributes: { 'aria-describedby': null },
    axe: false,
  },
  { what: 'lost list', in: 'nav ul', attributes: { role: 'none' }, axe: false },
];

const meta = {
  title: 'Conformance/Seeded defects',
  component: Page,
  tags: ['!dev', '!autodocs'],
  parameters: { a11y: { test: 'off' } }, // the defects are there on purpose
} satisfies Meta<typeof Page>;
export default meta;

function setAttributes(element: Element, attributes: Defect['attributes']) {
  const before = Object.keys(attributes).map((name) => [name, element.getAttribute(name)] as const);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
  return () => setAttributes(element, Object.fromEntries(before));
}

const violationsIn = async (page: HTMLElement) =>
  (await axe.run(page, { resultTypes: ['violations'], elementRef: false })).violations.length;

/** Each of ten defects changes the transcript; axe alone finds four. */
export const AreNoticed: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const { transcribe } = await import('../../../../.storybook/transcripts/transcribe.ts');
    await within(canvasElement).findByRole('img', { name: 'Tango the T-Rex' });
    const usual = await transcribe();
    await expect(await violationsIn(canvasElement)).toBe(0);
    const noticed: Record<string, unknown> = {};
    for (const { what, in: selector, attributes } of DEFECTS) {
      const element = canvasElement.querySelector(selector);
      if (!element) throw new Error(`Nothing matches ${selector}.`);
      const restore = setAttributes(element, attributes);
      const transcript = (await transcribe()).join('\n') !== usual.join('\n');
      noticed[what] = { transcript, axe: (await violationsIn(canvasElement)) > 0 };
      restore();
    }
    await expect(noticed).toEqual(
      Object.fromEntries(DEFECTS.map(({ what, axe }) => [what, { transcript: true, axe }])),
    );
    await expect(await transcribe()).toEqual(usual);
  },
};
