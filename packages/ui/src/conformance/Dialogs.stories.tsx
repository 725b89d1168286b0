import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { FixtureSheet, isInPage } from './FixtureSheet.tsx';
import { fixtures } from './fixtures/all.ts';
import { popups } from './fixtures/popups.tsx';
import { securityLabels } from './fixtures/securityLabels.ts';
import { markedRoot, missingProps } from './markedRoot.ts';
import { interactiveParts, otherNames, smallTargets, withoutRing } from './measureTargets.ts';
import { cutOff, overflowing } from './measureText.ts';
import { englishTexts, visibleTexts } from './visibleTexts.ts';
import { withoutMotion } from './withoutMotion.tsx';

// Each dialog has its own story, because an open dialog affects the rest of the page.
const meta = {
  title: 'Conformance/Dialogs',
  component: FixtureSheet,
  tags: ['!dev', '!autodocs'],
  parameters: { a11y: { test: 'off' } },
  args: { root: markedRoot },
  globals: { viewport: { value: 'w320' } },
  decorators: [withoutMotion],
} satisfies Meta<typeof FixtureSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

const tested = new Set<string>();

/** The test recognises the dialog by its English name. */
const english = (dialog: HTMLElement, fixture: string) =>
  englishTexts(dialog).filter((text) => text !== fixture);

/** Checks one dialog against all rules for components in a page. */
const conforms = (
  fixture: string,
  { scrollsInside = false, goOn }: { scrollsInside?: boolean; goOn?: string } = {},
): Story => {
  tested.add(fixture);
  return {
    args: { only: (name) => name === fixture },
    play: async () => {
      const dialog = screen.getByRole(
        /^(?:Alert|Confirm)Dialog/.test(fixture) ? 'alertdialog' : 'dialog',
      );
      if (goOn) await userEvent.click(within(dialog).getByRole('button', { name: goOn }));
      await document.fonts.ready;
      await expect(missingProps(fixture, dialog, dialog)).toEqual([]);
      await expect(visibleTexts(dialog).length).toBeGreaterThan(2);
      await expect(english(dialog, fixture)).toEqual([]);
      await expect(interactiveParts(dialog).length).toBeGreaterThan(0);
      await expect(smallTargets(dialog)).toEqual([]);
      await expect(otherNames(dialog)).toEqual([]);
      await expect(overflowing(dialog)).toEqual([]);
      if (!scrollsInside) await expect(cutOff(dialog)).toEqual([]); // scrolled content counts as cut off
      await userEvent.keyboard('{Shift}');
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      await expect(withoutRing(dialog)).toEqual([]);
      dialog.querySelector('form')?.requestSubmit();
      await expect(english(dialog, fixture)).toEqual([]);
    },
  };
};

export const AlertDialog: Story = conforms('AlertDialog');

export const CartDrawer: Story = conforms('CartDrawer', { scrollsInside: true });

export const ChangeEmailDialog: Story = conforms('ChangeEmailDialog');

export const FirstEmailDialog: Story = conforms('ChangeEmailDialog without an address');

export const EmailLinkSent: Story = conforms('ChangeEmailDialog with its link sent');

export const ChangePasswordDialog: Story = conforms('ChangePasswordDialog');

export const ConfirmDialog: Story = conforms('ConfirmDialog');

export const DeleteAccountDialog: Story = conforms('DeleteAccountDialog');

export const DeleteAccountByWord: Story = conforms('DeleteAccountDialog without an address');

export const DisconnectProviderDialog: Story = conforms('DisconnectProviderDialog');

export const FilterSheet: Story = conforms('FilterSheet', { scrollsInside: true });

export const ReauthenticateDialog: Story = conforms('ReauthenticateDialog');

export const ReauthenticateWithGoogle: Story = conforms('ReauthenticateDialog with Google alone');

export const ReauthenticateWithACode: Story = conforms('ReauthenticateDialog with a code');

export const ShareDialog: Story = conforms('ShareDialog');

export const TurnOffTwoStepDialog: Story = conforms('TurnOffTwoStepDialog');

export const TwoStepDialog: Story = conforms('TwoStepDialog', { scrollsInside: true });

export const TwoStepCode: Story = conforms('TwoStepDialog', {
  scrollsInside: true,
  goOn: securityLabels.TwoStepDialog.next,
});

export const TwoStepWithoutAKey: Story = conforms('TwoStepDialog without a key', {
  scrollsInside: true,
});

export const TwoStepDone: Story = conforms('TwoStepDialog at its end', { scrollsInside: true });

export const NobodyIsMissing: Story = {
  args: { only: () => false },
  play: async () => {
    const dialogs = Object.keys(fixtures).filter((name) => !isInPage(name) && !(name in popups));
    await expect(dialogs.filter((name) => !tested.has(name))).toEqual([]);
  },
};
