export {
  AccountSecurity,
  type AccountSecurityProps,
} from './accounts/AccountSecurity/AccountSecurity.tsx';
export type { AccountSecurityLabels } from './accounts/AccountSecurity/accountSecurityLabels.ts';
export {
  EmailRow,
  type EmailRowProps,
  PasswordRow,
  type PasswordRowProps,
} from './accounts/AccountSecurity/CredentialRows.tsx';
export {
  DeleteAccountRow,
  type DeleteAccountRowProps,
} from './accounts/AccountSecurity/DeleteAccountRow.tsx';
export {
  SecurityRow,
  type SecurityRowBase,
  type SecurityRowProps,
  SecurityRows,
} from './accounts/AccountSecurity/SecurityRow.tsx';
export {
  type ConnectableProvider,
  type ProviderConnection,
  SignInMethodsRow,
  type SignInMethodsRowProps,
} from './accounts/AccountSecurity/SignInMethodsRow.tsx';
export { TwoStepRow, type TwoStepRowProps } from './accounts/AccountSecurity/TwoStepRow.tsx';
export { AuthPage, type AuthPageProps } from './accounts/AuthPage/AuthPage.tsx';
export {
  ChangeEmailDialog,
  type ChangeEmailDialogProps,
} from './accounts/ChangeEmailDialog/ChangeEmailDialog.tsx';
export type { ChangeEmailDialogLabels } from './accounts/ChangeEmailDialog/changeEmailDialogLabels.ts';
export {
  ChangePasswordDialog,
  type ChangePasswordDialogLabels,
  type ChangePasswordDialogProps,
} from './accounts/ChangePasswordDialog/ChangePasswordDialog.tsx';
export {
  CodeForm,
  type CodeFormLabels,
  type CodeFormProps,
} from './accounts/CodeForm/CodeForm.tsx';
export {
  DeleteAccountDialog,
  type DeleteAccountDialogLabels,
  type DeleteAccountDialogProps,
} from './accounts/DeleteAccountDialog/DeleteAccountDialog.tsx';
export {
  DisconnectProviderDialog,
  type DisconnectProviderDialogLabels,
  type DisconnectProviderDialogProps,
} from './accounts/DisconnectProviderDialog/DisconnectProviderDialog.tsx';
export type { CodeProps } from './accounts/form/useCode.ts';
export {
  LoginForm,
  type LoginFormLabels,
  type LoginFormProps,
} from './accounts/LoginForm/LoginForm.tsx';
export {
  NewPasswordForm,
  type NewPasswordFormLabels,
  type NewPasswordFormProps,
} from './accounts/NewPasswordForm/NewPasswordForm.tsx';
export {
  PasswordField,
  type PasswordFieldLabels,
  type PasswordFieldProps,
} from './accounts/PasswordField/PasswordField.tsx';
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
export {
  ProfileCard,
  type ProfileCardLabels,
  type ProfileCardProps,
} from './accounts/ProfileCard/ProfileCard.tsx';
export {
  type ProfileChanges,
  ProfileForm,
  type ProfileFormLabels,
  type ProfileFormProps,
} from './accounts/ProfileForm/ProfileForm.tsx';
export {
  ProviderButton,
  type ProviderButtonLabels,
  type ProviderButtonProps,
} from './accounts/ProviderButton/ProviderButton.tsx';
export { googleFace } from './accounts/providers/googleFace.ts';
export {
  appleFace,
  facebookFace,
  githubFace,
  microsoftFace,
} from './accounts/providers/otherFaces.ts';
export type { ProviderFace } from './accounts/providers/ProviderFace.ts';
export {
  ReauthenticateDialog,
  type ReauthenticateDialogProps,
} from './accounts/ReauthenticateDialog/ReauthenticateDialog.tsx';
export type {
  ReauthenticateDialogLabels,
  ReauthenticatePurpose,
} from './accounts/ReauthenticateDialog/reauthenticateDialogLabels.ts';
export {
  type NewAccount,
  RegisterForm,
  type RegisterFormProps,
} from './accounts/RegisterForm/RegisterForm.tsx';
export type { RegisterFormLabels } from './accounts/RegisterForm/registerFormLabels.ts';
export {
  SignedInNotice,
  type SignedInNoticeLabels,
  type SignedInNoticeProps,
} from './accounts/SignedInNotice/SignedInNotice.tsx';
export {
  TurnOffTwoStepDialog,
  type TurnOffTwoStepDialogLabels,
  type TurnOffTwoStepDialogProps,
} from './accounts/TurnOffTwoStepDialog/TurnOffTwoStepDialog.tsx';
export {
  TwoStepDialog,
  type TwoStepDialogProps,
  type TwoStepSetup,
} from './accounts/TwoStepDialog/TwoStepDialog.tsx';
export type { TwoStepDialogLabels } from './accounts/TwoStepDialog/twoStepDialogLabels.ts';
export {
  type CoolDown,
  useCoolDown,
} from './accounts/VerifyEmailBanner/useCoolDown.ts';
export {
  VerifyEmailBanner,
  type VerifyEmailBannerLabels,
  type VerifyEmailBannerProps,
} from './accounts/VerifyEmailBanner/VerifyEmailBanner.tsx';
export {
  CartButton,
  type CartButtonLabels,
  type CartButtonProps,
} from './cart/CartButton/CartButton.tsx';
export { CartDrawer, type CartDrawerProps } from './cart/CartDrawer/CartDrawer.tsx';
export { CartLines, type CartLinesProps } from './cart/CartDrawer/CartLines.tsx';
export { CartSummary, type CartSummaryProps } from './cart/CartDrawer/CartSummary.tsx';
export type { CartRemoval } from './cart/CartDrawer/CartUndo.tsx';
export type { CartDrawerLabels } from './cart/CartDrawer/cartDrawerLabels.ts';
export { CartLine, type CartLineProps } from './cart/CartLine/CartLine.tsx';
export type { CartLineLabels } from './cart/CartLine/cartLineLabels.ts';
export type { CartItem } from './cart/cartItem.ts';
export { lineTotal, subtotal, totalQuantity, type UncountedReason } from './cart/totals.ts';
export {
  AlertDialog,
  type AlertDialogLabels,
  type AlertDialogProps,
} from './components/AlertDialog/AlertDialog.tsx';
export {
  Banner,
  type BannerLabels,
  type BannerProps,
} from './components/Banner/Banner.tsx';
export {
  Carousel,
  type CarouselProps,
  type CarouselSlideState,
} from './components/Carousel/Carousel.tsx';
export type { CarouselLabels } from './components/Carousel/carouselLabels.ts';
export {
  ConfirmDialog,
  type ConfirmDialogLabels,
  type ConfirmDialogProps,
} from './components/ConfirmDialog/ConfirmDialog.tsx';
export {
  FilterButton,
  type FilterButtonLabels,
  type FilterButtonProps,
} from './components/Filters/FilterButton/FilterButton.tsx';
export {
  FilterChips,
  type FilterChipsLabels,
  type FilterChipsProps,
} from './components/Filters/FilterChips/FilterChips.tsx';
export type { FilterOption } from './components/Filters/FilterGroup/FilterChoice.tsx';
export {
  FilterGroup,
  type FilterGroupLabels,
  type FilterGroupProps,
} from './components/Filters/FilterGroup/FilterGroup.tsx';
export {
  FilterPanel,
  type FilterPanelLabels,
  type FilterPanelProps,
} from './components/Filters/FilterPanel/FilterPanel.tsx';
export {
  FilterSheet,
  type FilterSheetLabels,
  type FilterSheetProps,
} from './components/Filters/FilterSheet/FilterSheet.tsx';
export { Footer, type FooterLabels, type FooterProps } from './components/Footer/Footer.tsx';
export type { FooterColumn, PaymentMark, SocialLink } from './components/Footer/footerLinks.ts';
export {
  FacebookIcon,
  InstagramIcon,
  XIcon,
  YouTubeIcon,
} from './components/Footer/SocialIcons.tsx';
export { Gallery, type GalleryLabels, type GalleryProps } from './components/Gallery/Gallery.tsx';
export { Hero, type HeroProps } from './components/Hero/Hero.tsx';
export { useDismissTimer } from './components/liveMessage/useDismissTimer.ts';
export { HeroMessage, type HeroMessageProps } from './components/Messages/HeroMessage.tsx';
export { PageMessage, type PageMessageProps } from './components/Messages/PageMessage.tsx';
export { SectionMessage, type SectionMessageProps } from './components/Messages/SectionMessage.tsx';
export {
  type Messages,
  MessagesProvider,
  type MessagesProviderProps,
  useMessages,
} from './components/MessagesProvider/MessagesProvider.tsx';
export {
  NavAccount,
  type NavAccountLabels,
  type NavAccountProps,
  type NavUser,
} from './components/NavBar/NavAccount.tsx';
export { NavBar, type NavBarProps } from './components/NavBar/NavBar.tsx';
export type {
  MenuCloseReason,
  NavAccountSlot,
  NavBarLabels,
  NavLink,
} from './components/NavBar/navigation.ts';
export {
  NotFound,
  type NotFoundLabels,
  type NotFoundProps,
} from './components/NotFound/NotFound.tsx';
export {
  PageHeader,
  type PageHeaderLabels,
  type PageHeaderProps,
} from './components/PageHeader/PageHeader.tsx';
export {
  QuantityStepper,
  type QuantityStepperLabels,
  type QuantityStepperProps,
} from './components/QuantityStepper/QuantityStepper.tsx';
export {
  RangeFields,
  type RangeFieldsLabels,
  type RangeFieldsProps,
} from './components/RangeFields/RangeFields.tsx';
export type { RangeValue } from './components/RangeFields/readBound.ts';
export {
  SaveButton,
  type SaveButtonLabels,
  type SaveButtonProps,
} from './components/SaveButton/SaveButton.tsx';
export {
  SegmentedControl,
  type SegmentedControlProps,
} from './components/SegmentedControl/SegmentedControl.tsx';
export {
  ShareDialog,
  type ShareDialogLabels,
  type ShareDialogProps,
} from './components/ShareDialog/ShareDialog.tsx';
export {
  SubscribeBlock,
  type SubscribeBlockLabels,
  type SubscribeBlockProps,
} from './components/SubscribeBlock/SubscribeBlock.tsx';
export { Toast, type ToastLabels, type ToastProps } from './components/Toast/Toast.tsx';
export { type CountValues, type Formats, formatsOf } from './locale/formats.ts';
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
export { Container } from './primitives/Container/Container.tsx';
export {
  Dialog,
  DialogClose,
  DialogDescription,
  type DialogProps,
  DialogTitle,
} from './primitives/Dialog/Dialog.tsx';
export { DialogHeader, type DialogHeaderProps } from './primitives/Dialog/DialogHeader.tsx';
export { Checkbox, type CheckboxProps } from './primitives/Form/Checkbox.tsx';
export { CodeField, type CodeFieldProps } from './primitives/Form/CodeField.tsx';
export {
  ErrorSummary,
  type ErrorSummaryLabels,
  type ErrorSummaryProps,
  type FieldProblem,
} from './primitives/Form/ErrorSummary.tsx';
export { Field, type FieldOwnProps, type FieldProps } from './primitives/Form/Field.tsx';
export type { ProviderError } from './primitives/Form/fieldMessages.ts';
export {
  RadioGroup,
  type RadioGroupProps,
  type RadioOption,
} from './primitives/Form/RadioGroup.tsx';
export { Select, type SelectOption, type SelectProps } from './primitives/Form/Select.tsx';
export { Switch, type SwitchProps } from './primitives/Form/Switch.tsx';
export { Textarea, type TextareaProps } from './primitives/Form/Textarea.tsx';
export { TextField, type TextFieldProps } from './primitives/Form/TextField.tsx';
export type { LoadingStatusProps, SkeletonProps } from './primitives/Loading/Loading.tsx';
export { LoadingStatus, Skeleton } from './primitives/Loading/Loading.tsx';
export { Spinner, type SpinnerProps } from './primitives/Loading/Spinner.tsx';
export {
  Menu,
  MenuItem,
  type MenuItemProps,
  type MenuProps,
  MenuSeparator,
} from './primitives/Menu/Menu.tsx';
export {
  Picture,
  PictureFallback,
  type PictureFallbackProps,
  type PictureProps,
} from './primitives/Picture/Picture.tsx';
export { safePictureUrl } from './primitives/Picture/safePictureUrl.ts';
export { Price, type PriceLabels, type PriceProps } from './primitives/Price/Price.tsx';
export { Rating, type RatingLabels, type RatingProps } from './primitives/Rating/Rating.tsx';
export {
  Section,
  type SectionProps,
  Underline,
  type UnderlineProps,
} from './primitives/Section/Section.tsx';
export { Badge } from './primitives/Shapes/Badge.tsx';
export { BrandMark } from './primitives/Shapes/BrandMark.tsx';
export { Confetti, type ConfettiPiece, type ConfettiProps } from './primitives/Shapes/Confetti.tsx';
export { ScallopedFrame } from './primitives/Shapes/ScallopedFrame.tsx';
export { Star } from './primitives/Shapes/Star.tsx';
export {
  SkipLink,
  type SkipLinkLabels,
  type SkipLinkProps,
} from './primitives/SkipLink/SkipLink.tsx';
export { type TabItem, Tabs, type TabsProps } from './primitives/Tabs/Tabs.tsx';
export {
  TextButton,
  type TextButtonProps,
  TextLink,
  type TextLinkProps,
} from './primitives/TextLink/TextLink.tsx';
export { Tooltip, type TooltipProps } from './primitives/Tooltip/Tooltip.tsx';
export type { Quote } from './primitives/text/QuotedText.tsx';
export {
  VisuallyHidden,
  type VisuallyHiddenProps,
} from './primitives/VisuallyHidden/VisuallyHidden.tsx';
export { CategoryCard, type CategoryCardProps } from './toys/CategoryCard/CategoryCard.tsx';
export {
  CategoryGrid,
  type CategoryGridProps,
  CategoryGridSkeleton,
  type CategoryGridSkeletonProps,
} from './toys/CategoryCard/CategoryGrid.tsx';
export {
  SafetyWarnings,
  type SafetyWarningsLabels,
  type SafetyWarningsProps,
} from './toys/SafetyWarnings/SafetyWarnings.tsx';
export type { FindMore } from './toys/SearchBox/findToys.ts';
export {
  SearchBox,
  type SearchBoxLabels,
  type SearchBoxProps,
} from './toys/SearchBox/SearchBox.tsx';
export type { LoadToys } from './toys/SearchBox/useLoadedToys.ts';
export type { SliderLabels } from './toys/Slider/labels.ts';
export { Slider, type SliderProps } from './toys/Slider/Slider.tsx';
export {
  SliderSkeleton,
  type SliderSkeletonLabels,
  type SliderSkeletonProps,
} from './toys/Slider/SliderSkeleton.tsx';
export type { StockLabels } from './toys/stockLabels.ts';
export { ToyCard, type ToyCardLabels, type ToyCardProps } from './toys/ToyCard/ToyCard.tsx';
export {
  ToyCardSkeleton,
  type ToyCardSkeletonProps,
} from './toys/ToyCard/ToyCardSkeleton.tsx';
export {
  ToyDetails,
  type ToyDetailsLabels,
  type ToyDetailsProps,
} from './toys/ToyDetails/ToyDetails.tsx';
export {
  ToyDetailsSkeleton,
  type ToyDetailsSkeletonLabels,
  type ToyDetailsSkeletonProps,
} from './toys/ToyDetails/ToyDetailsSkeleton.tsx';
export { toyPictureSizes } from './toys/ToyDetails/toyPictureSizes.ts';
export {
  ToyGrid,
  type ToyGridHandle,
  type ToyGridLabels,
  type ToyGridProps,
} from './toys/ToyGrid/ToyGrid.tsx';
export {
  ToyGridSkeleton,
  type ToyGridSkeletonProps,
} from './toys/ToyGrid/ToyGridSkeleton.tsx';
export { ToyLinks, type ToyLinksLabels, type ToyLinksProps } from './toys/ToyLinks/ToyLinks.tsx';
export type { ResponsibleParty, Toy } from './toys/toy.ts';
export type { ToyHref } from './toys/toyHref.ts';
export type { PictureSources, UiImageProps, UiLinkProps, UiProviderProps } from './UiProvider.tsx';
export { UiProvider, useUi } from './UiProvider.tsx';
export { type Theme, useTheme } from './useTheme.ts';
