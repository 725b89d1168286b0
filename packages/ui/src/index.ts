export * from './accounts/AccountSecurity/AccountSecurity.tsx';
export type { AccountSecurityLabels } from './accounts/AccountSecurity/accountSecurityLabels.ts';
export * from './accounts/AccountSecurity/CredentialRows.tsx';
export * from './accounts/AccountSecurity/DeleteAccountRow.tsx';
export {
  SecurityRow,
  type SecurityRowBase,
  type SecurityRowProps,
  SecurityRows,
} from './accounts/AccountSecurity/SecurityRow.tsx';
export * from './accounts/AccountSecurity/SignInMethodsRow.tsx';
export * from './accounts/AccountSecurity/TwoStepRow.tsx';
export * from './accounts/AuthPage/AuthPage.tsx';
export * from './accounts/ChangeEmailDialog/ChangeEmailDialog.tsx';
export type { ChangeEmailDialogLabels } from './accounts/ChangeEmailDialog/changeEmailDialogLabels.ts';
export * from './accounts/ChangePasswordDialog/ChangePasswordDialog.tsx';
export * from './accounts/CodeForm/CodeForm.tsx';
export * from './accounts/DeleteAccountDialog/DeleteAccountDialog.tsx';
export * from './accounts/DisconnectProviderDialog/DisconnectProviderDialog.tsx';
export type { CodeProps } from './accounts/form/useCode.ts';
export * from './accounts/LoginForm/LoginForm.tsx';
export * from './accounts/NewPasswordForm/NewPasswordForm.tsx';
export * from './accounts/PasswordField/PasswordField.tsx';
export {
  PasswordRules,
  type PasswordRulesProps,
} from './accounts/PasswordRules/PasswordRules.tsx';
export {
  isValidPassword,
  type PasswordPolicy,
  type PasswordRuleSource,
} from './accounts/PasswordRules/passwordPolicy.ts';
export type { PasswordRulesLabels } from './accounts/PasswordRules/passwordRulesLabels.ts';
export * from './accounts/ProfileCard/ProfileCard.tsx';
export * from './accounts/ProfileForm/ProfileForm.tsx';
export * from './accounts/ProviderButton/ProviderButton.tsx';
export * from './accounts/providers/googleFace.ts';
export * from './accounts/providers/otherFaces.ts';
export type * from './accounts/providers/ProviderFace.ts';
export * from './accounts/ReauthenticateDialog/ReauthenticateDialog.tsx';
export type {
  ReauthenticateDialogLabels,
  ReauthenticatePurpose,
} from './accounts/ReauthenticateDialog/reauthenticateDialogLabels.ts';
export * from './accounts/RegisterForm/RegisterForm.tsx';
export type { RegisterFormLabels } from './accounts/RegisterForm/registerFormLabels.ts';
export * from './accounts/SignedInNotice/SignedInNotice.tsx';
export * from './accounts/TurnOffTwoStepDialog/TurnOffTwoStepDialog.tsx';
export * from './accounts/TwoStepDialog/TwoStepDialog.tsx';
export type { TwoStepDialogLabels } from './accounts/TwoStepDialog/twoStepDialogLabels.ts';
export * from './accounts/VerifyEmailBanner/useCoolDown.ts';
export * from './accounts/VerifyEmailBanner/VerifyEmailBanner.tsx';
export * from './cart/CartButton/CartButton.tsx';
export * from './cart/CartDrawer/CartDrawer.tsx';
export * from './cart/CartDrawer/CartLines.tsx';
export * from './cart/CartDrawer/CartSummary.tsx';
export type { CartRemoval } from './cart/CartDrawer/CartUndo.tsx';
export type { CartDrawerLabels } from './cart/CartDrawer/cartDrawerLabels.ts';
export * from './cart/CartLine/CartLine.tsx';
export type { CartLineLabels } from './cart/CartLine/cartLineLabels.ts';
export type * from './cart/cartItem.ts';
export { totalQuantity } from './cart/totalQuantity.ts';
export { lineTotal, subtotal, type UncountedReason } from './cart/totals.ts';
export * from './components/AlertDialog/AlertDialog.tsx';
export * from './components/Banner/Banner.tsx';
export * from './components/Carousel/Carousel.tsx';
export type { CarouselLabels } from './components/Carousel/carouselLabels.ts';
export * from './components/ConfirmDialog/ConfirmDialog.tsx';
export * from './components/Filters/FilterButton/FilterButton.tsx';
export * from './components/Filters/FilterChips/FilterChips.tsx';
export type { FilterOption } from './components/Filters/FilterGroup/FilterChoice.tsx';
export * from './components/Filters/FilterGroup/FilterGroup.tsx';
export {
  FilterPanel,
  type FilterPanelLabels,
  type FilterPanelProps,
} from './components/Filters/FilterPanel/FilterPanel.tsx';
export * from './components/Filters/FilterSheet/FilterSheet.tsx';
export * from './components/Footer/Footer.tsx';
export type * from './components/Footer/footerLinks.ts';
export * from './components/Footer/SocialIcons.tsx';
export * from './components/Gallery/Gallery.tsx';
export * from './components/Hero/Hero.tsx';
export * from './components/liveMessage/useDismissTimer.ts';
export * from './components/Messages/HeroMessage.tsx';
export * from './components/Messages/PageMessage.tsx';
export * from './components/Messages/SectionMessage.tsx';
export * from './components/MessagesProvider/MessagesProvider.tsx';
export * from './components/NavBar/NavAccount.tsx';
export * from './components/NavBar/NavBar.tsx';
export type {
  MenuCloseReason,
  NavAccountSlot,
  NavBarLabels,
  NavLink,
} from './components/NavBar/navigation.ts';
export * from './components/NotFound/NotFound.tsx';
export * from './components/PageHeader/PageHeader.tsx';
export * from './components/QuantityStepper/QuantityStepper.tsx';
export * from './components/RangeFields/RangeFields.tsx';
export type { RangeValue } from './components/RangeFields/readBound.ts';
export * from './components/SaveButton/SaveButton.tsx';
export * from './components/SegmentedControl/SegmentedControl.tsx';
export * from './components/ShareDialog/ShareDialog.tsx';
export * from './components/SubscribeBlock/SubscribeBlock.tsx';
export * from './components/Toast/Toast.tsx';
export * from './locale/formats.ts';
export type { Label, PartialLabels, PartialUiLabels, UiLabels } from './locale/labels.ts';
export type { AlertProps } from './primitives/Alert/Alert.tsx';
export { Alert } from './primitives/Alert/Alert.tsx';
export { Avatar, type AvatarLabels, type AvatarProps } from './primitives/Avatar/Avatar.tsx';
export type {
  ButtonLinkProps,
  ButtonProps,
  ButtonVariants,
  IconButtonProps,
} from './primitives/Button/Button.tsx';
export { Button, ButtonLink, IconButton } from './primitives/Button/Button.tsx';
export * from './primitives/Container/Container.tsx';
export * from './primitives/Dialog/Dialog.tsx';
export * from './primitives/Dialog/DialogHeader.tsx';
export * from './primitives/Form/Checkbox.tsx';
export * from './primitives/Form/CodeField.tsx';
export * from './primitives/Form/ErrorSummary.tsx';
export * from './primitives/Form/Field.tsx';
export type { ProviderError } from './primitives/Form/fieldMessages.ts';
export * from './primitives/Form/RadioGroup.tsx';
export * from './primitives/Form/Select.tsx';
export * from './primitives/Form/Switch.tsx';
export * from './primitives/Form/Textarea.tsx';
export * from './primitives/Form/TextField.tsx';
export type { LoadingStatusProps, SkeletonProps } from './primitives/Loading/Loading.tsx';
export { LoadingStatus, Skeleton } from './primitives/Loading/Loading.tsx';
export * from './primitives/Loading/Spinner.tsx';
export * from './primitives/Menu/Menu.tsx';
export * from './primitives/Picture/Picture.tsx';
export * from './primitives/Picture/safePictureUrl.ts';
export * from './primitives/Price/Price.tsx';
export * from './primitives/Rating/Rating.tsx';
export * from './primitives/Section/Section.tsx';
export * from './primitives/Shapes/Badge.tsx';
export * from './primitives/Shapes/BrandMark.tsx';
export * from './primitives/Shapes/Confetti.tsx';
export * from './primitives/Shapes/ScallopedFrame.tsx';
export { Star } from './primitives/Shapes/Star.tsx';
export * from './primitives/SkipLink/SkipLink.tsx';
export * from './primitives/Tabs/Tabs.tsx';
export * from './primitives/TextLink/TextLink.tsx';
export * from './primitives/Tooltip/Tooltip.tsx';
export type { Quote } from './primitives/text/QuotedText.tsx';
export * from './primitives/VisuallyHidden/VisuallyHidden.tsx';
export * from './toys/CategoryCard/CategoryCard.tsx';
export * from './toys/CategoryCard/CategoryGrid.tsx';
export * from './toys/SafetyWarnings/SafetyWarnings.tsx';
export type { FindMore } from './toys/SearchBox/findToys.ts';
export * from './toys/SearchBox/SearchBox.tsx';
export type { LoadToys } from './toys/SearchBox/useLoadedToys.ts';
export type { SliderLabels } from './toys/Slider/labels.ts';
export * from './toys/Slider/Slider.tsx';
export * from './toys/Slider/SliderSkeleton.tsx';
export type { StockLabels } from './toys/stockLabels.ts';
export * from './toys/ToyCard/ToyCard.tsx';
export * from './toys/ToyCard/ToyCardSkeleton.tsx';
export * from './toys/ToyDetails/ToyDetails.tsx';
export * from './toys/ToyDetails/ToyDetailsSkeleton.tsx';
export * from './toys/ToyDetails/toyPictureSizes.ts';
export * from './toys/ToyGrid/ToyGrid.tsx';
export * from './toys/ToyGrid/ToyGridSkeleton.tsx';
export * from './toys/ToyLinks/ToyLinks.tsx';
export type * from './toys/toy.ts';
export type { ToyHref } from './toys/toyHref.ts';
export type { PictureSources, UiImageProps, UiLinkProps, UiProviderProps } from './UiProvider.tsx';
export { UiProvider, useUi } from './UiProvider.tsx';
export * from './useTheme.ts';
