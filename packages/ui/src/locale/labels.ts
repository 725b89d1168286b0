'use client';

import { use } from 'react';
import type { CartButtonLabels } from '../cart/CartButton/CartButton.tsx';
import type { CartDrawerTexts } from '../cart/CartDrawer/cartDrawerLabels.ts';
import type { CartLineTexts } from '../cart/CartLine/cartLineLabels.ts';
import type { AccountSecurityLabels } from '../components/AccountSecurity/AccountSecurity/accountSecurityLabels.ts';
import type { ChangeEmailDialogLabels } from '../components/AccountSecurity/ChangeEmailDialog/changeEmailDialogLabels.ts';
import type { ChangePasswordDialogLabels } from '../components/AccountSecurity/ChangePasswordDialog/ChangePasswordDialog.tsx';
import type { DeleteAccountDialogLabels } from '../components/AccountSecurity/DeleteAccountDialog/DeleteAccountDialog.tsx';
import type { DisconnectGoogleDialogLabels } from '../components/AccountSecurity/DisconnectGoogleDialog/DisconnectGoogleDialog.tsx';
import type { ReauthenticateDialogLabels } from '../components/AccountSecurity/ReauthenticateDialog/reauthenticateDialogLabels.ts';
import type { AlertDialogLabels } from '../components/AlertDialog/AlertDialog.tsx';
import type { LoginFormLabels } from '../components/AuthForms/LoginForm/loginFormLabels.ts';
import type { NewPasswordFormLabels } from '../components/AuthForms/NewPasswordForm/newPasswordFormLabels.ts';
import type { PasswordFieldLabels } from '../components/AuthForms/Password/PasswordField.tsx';
import type { PasswordRulesLabels } from '../components/AuthForms/Password/passwordRulesLabels.ts';
import type { RegisterFormLabels } from '../components/AuthForms/RegisterForm/registerFormLabels.ts';
import type { SignedInNoticeLabels } from '../components/AuthForms/SignedInNotice/SignedInNotice.tsx';
import type { VerifyEmailBannerLabels } from '../components/AuthForms/VerifyEmailBanner/verifyEmailBannerLabels.ts';
import type { BannerLabels } from '../components/Banner/Banner.tsx';
import type { CarouselLabels } from '../components/Carousel/carouselLabels.ts';
import type { FilterButtonLabels } from '../components/Filters/FilterButton/FilterButton.tsx';
import type { FilterChipsLabels } from '../components/Filters/FilterChips/FilterChips.tsx';
import type { FilterGroupLabels } from '../components/Filters/FilterGroup/FilterGroup.tsx';
import type { FilterPanelLabels } from '../components/Filters/FilterPanel/FilterPanel.tsx';
import type { FilterSheetLabels } from '../components/Filters/FilterSheet/FilterSheet.tsx';
import type { FooterLabels } from '../components/Footer/Footer.tsx';
import type { NavAccountLabels } from '../components/NavBar/NavAccount.tsx';
import type { NavBarLabels } from '../components/NavBar/navigation.ts';
import type { NotFoundLabels } from '../components/NotFound/NotFound.tsx';
import type { PageHeaderLabels } from '../components/PageHeader/PageHeader.tsx';
import type { ProfileCardLabels } from '../components/ProfileCard/ProfileCard.tsx';
import type { ProfileFormLabels } from '../components/ProfileForm/ProfileForm.tsx';
import type { QuantityStepperLabels } from '../components/QuantityStepper/QuantityStepper.tsx';
import type { RangeFieldsLabels } from '../components/RangeFields/RangeFields.tsx';
import type { SaveButtonLabels } from '../components/SaveButton/SaveButton.tsx';
import type { SubscribeBlockLabels } from '../components/SubscribeBlock/SubscribeBlock.tsx';
import type { ToastLabels } from '../components/Toast/Toast.tsx';
import type { SearchBoxLabels } from '../toys/SearchBox/SearchBox.tsx';
import type { SliderLabels } from '../toys/Slider/labels.ts';
import type { ToyCardLabels } from '../toys/ToyCard/ToyCard.tsx';
import type { ToyDetailsLabels } from '../toys/ToyDetails/ToyDetails.tsx';
import type { ToyGridLabels } from '../toys/ToyGrid/ToyGrid.tsx';
import { UiContext } from '../UiProvider.tsx';

/** Every text of the kit, by its component. */
export interface UiLabels {
  AccountSecurity: AccountSecurityLabels;
  AlertDialog: AlertDialogLabels;
  Banner: BannerLabels;
  Carousel: CarouselLabels;
  CartButton: CartButtonLabels;
  CartDrawer: CartDrawerTexts;
  CartLine: CartLineTexts;
  ChangeEmailDialog: ChangeEmailDialogLabels;
  ChangePasswordDialog: ChangePasswordDialogLabels;
  DeleteAccountDialog: DeleteAccountDialogLabels;
  DisconnectGoogleDialog: DisconnectGoogleDialogLabels;
  FilterButton: FilterButtonLabels;
  FilterChips: FilterChipsLabels;
  FilterGroup: FilterGroupLabels;
  FilterPanel: FilterPanelLabels;
  FilterSheet: FilterSheetLabels;
  Footer: FooterLabels;
  LoginForm: LoginFormLabels;
  NavAccount: NavAccountLabels;
  NavBar: NavBarLabels;
  NewPasswordForm: NewPasswordFormLabels;
  NotFound: NotFoundLabels;
  PageHeader: PageHeaderLabels;
  PasswordField: PasswordFieldLabels;
  PasswordRules: PasswordRulesLabels;
  ProfileCard: ProfileCardLabels;
  ProfileForm: ProfileFormLabels;
  QuantityStepper: QuantityStepperLabels;
  RangeFields: RangeFieldsLabels;
  ReauthenticateDialog: ReauthenticateDialogLabels;
  RegisterForm: RegisterFormLabels;
  SaveButton: SaveButtonLabels;
  SearchBox: SearchBoxLabels;
  SignedInNotice: SignedInNoticeLabels;
  Slider: Pick<SliderLabels, 'price' | 'viewMore'>;
  SubscribeBlock: SubscribeBlockLabels;
  Toast: ToastLabels;
  ToyCard: ToyCardLabels;
  ToyDetails: ToyDetailsLabels;
  ToyGrid: Pick<ToyGridLabels, 'skip'>;
  VerifyEmailBanner: VerifyEmailBannerLabels;
}

/** Some texts of the kit, for `UiProvider`. */
export type PartialUiLabels = { [Name in keyof UiLabels]?: Partial<UiLabels[Name]> | undefined };

/** A component's texts: its own props first, then those of the nearest `UiProvider`, then the English ones. */
export function useLabels<Name extends keyof UiLabels>(
  name: Name,
  english: UiLabels[Name],
  own: Partial<UiLabels[Name]> | undefined,
): UiLabels[Name] {
  const provided = use(UiContext).labels[name];
  return { ...english, ...provided, ...own };
}
