export { AlertDialog, type AlertDialogProps } from './components/AlertDialog/AlertDialog.tsx';
export { AuthPage, type AuthPageProps } from './components/AuthForms/AuthPage.tsx';
export type { ProviderError } from './components/AuthForms/authErrors.ts';
export { GoogleButton, type GoogleButtonProps } from './components/AuthForms/GoogleButton.tsx';
export {
  LoginForm,
  type LoginFormLabels,
  type LoginFormProps,
} from './components/AuthForms/LoginForm.tsx';
export {
  NewPasswordForm,
  type NewPasswordFormLabels,
  type NewPasswordFormProps,
} from './components/AuthForms/NewPasswordForm.tsx';
export { PasswordField, type PasswordFieldProps } from './components/AuthForms/PasswordField.tsx';
export { PasswordRules, type PasswordRulesProps } from './components/AuthForms/PasswordRules.tsx';
export {
  isValidPassword,
  PASSWORD_MESSAGE,
  type PasswordPolicy,
} from './components/AuthForms/passwordPolicy.ts';
export type { PasswordRulesLabels } from './components/AuthForms/passwordRulesLabels.ts';
export { RegisterForm, type RegisterFormProps } from './components/AuthForms/RegisterForm.tsx';
export type { RegisterFormLabels } from './components/AuthForms/registerFormLabels.ts';
export {
  SignedInNotice,
  type SignedInNoticeProps,
} from './components/AuthForms/SignedInNotice.tsx';
export {
  VerifyEmailBar,
  type VerifyEmailBarLabels,
  type VerifyEmailBarProps,
} from './components/AuthForms/VerifyEmailBar.tsx';
export { CategoryCard, type CategoryCardProps } from './components/CategoryCard/CategoryCard.tsx';
export {
  CategoryGrid,
  type CategoryGridProps,
  CategoryGridSkeleton,
  type CategoryGridSkeletonProps,
} from './components/CategoryCard/CategoryGrid.tsx';
export { Footer, type FooterLabels, type FooterProps } from './components/Footer/Footer.tsx';
export type { FooterColumn, PaymentMark, SocialLink } from './components/Footer/footerLinks.tsx';
export { Hero, type HeroProps } from './components/Hero/Hero.tsx';
export { HeroMessage, type HeroMessageProps } from './components/Messages/HeroMessage.tsx';
export { PageMessage, type PageMessageProps } from './components/Messages/PageMessage.tsx';
export { SectionMessage, type SectionMessageProps } from './components/Messages/SectionMessage.tsx';
export { Avatar, type AvatarProps } from './components/NavBar/Avatar.tsx';
export { NavBar, type NavBarProps } from './components/NavBar/NavBar.tsx';
export type { NavBarLabels, NavLink, NavUser } from './components/NavBar/navigation.ts';
export { SkipLink, type SkipLinkProps } from './components/NavBar/SkipLink.tsx';
export {
  NotFound,
  type NotFoundLabels,
  type NotFoundProps,
} from './components/NotFound/NotFound.tsx';
export {
  NoticeBar,
  type NoticeBarLabels,
  type NoticeBarProps,
} from './components/NoticeBar/NoticeBar.tsx';
export { PageHeader, type PageHeaderProps } from './components/PageHeader/PageHeader.tsx';
export { ProfileCard, type ProfileCardProps } from './components/ProfileCard/ProfileCard.tsx';
export { ProfileForm, type ProfileFormProps } from './components/ProfileForm/ProfileForm.tsx';
export {
  SearchBox,
  type SearchBoxLabels,
  type SearchBoxProps,
} from './components/SearchBox/SearchBox.tsx';
export type { SliderLabels } from './components/Slider/labels.ts';
export { Slider, type SliderProps } from './components/Slider/Slider.tsx';
export { SliderSkeleton, type SliderSkeletonProps } from './components/Slider/SliderSkeleton.tsx';
export {
  StatusMessage,
  type StatusMessageProps,
} from './components/StatusMessage/StatusMessage.tsx';
export {
  SubscribeBlock,
  type SubscribeBlockLabels,
  type SubscribeBlockProps,
} from './components/SubscribeBlock/SubscribeBlock.tsx';
export { ToyCard, type ToyCardLabels, type ToyCardProps } from './components/ToyCard/ToyCard.tsx';
export {
  ToyCardSkeleton,
  type ToyCardSkeletonProps,
} from './components/ToyCard/ToyCardSkeleton.tsx';
export {
  ToyDetails,
  type ToyDetailsLabels,
  type ToyDetailsProps,
} from './components/ToyDetails/ToyDetails.tsx';
export {
  ToyDetailsSkeleton,
  type ToyDetailsSkeletonProps,
} from './components/ToyDetails/ToyDetailsSkeleton.tsx';
export { focusToy } from './components/ToyGrid/focusToy.ts';
export { ToyGrid, type ToyGridLabels, type ToyGridProps } from './components/ToyGrid/ToyGrid.tsx';
export {
  ToyGridSkeleton,
  type ToyGridSkeletonProps,
} from './components/ToyGrid/ToyGridSkeleton.tsx';
export { formatPrice } from './price.ts';
export type { AlertProps } from './primitives/Alert/Alert.tsx';
export { Alert } from './primitives/Alert/Alert.tsx';
export type { ButtonLinkProps, ButtonProps, IconButtonProps } from './primitives/Button/Button.tsx';
export { Button, ButtonLink, IconButton } from './primitives/Button/Button.tsx';
export { Container } from './primitives/Container/Container.tsx';
export {
  ErrorSummary,
  type ErrorSummaryProps,
  type FieldProblem,
} from './primitives/ErrorSummary/ErrorSummary.tsx';
export { Checkbox, type CheckboxProps } from './primitives/Field/Checkbox.tsx';
export { TextField, type TextFieldProps } from './primitives/Field/TextField.tsx';
export type { BoneProps, LoadingStatusProps } from './primitives/Loading/Loading.tsx';
export { Bone, LoadingStatus } from './primitives/Loading/Loading.tsx';
export { Picture, type PictureProps } from './primitives/Picture/Picture.tsx';
export { safePictureUrl } from './primitives/Picture/safePictureUrl.ts';
export { Crayon, Section, type SectionProps } from './primitives/Section/Section.tsx';
export { BrandMark } from './primitives/Shapes/BrandMark.tsx';
export { Confetti, type ConfettiPiece, type ConfettiProps } from './primitives/Shapes/Confetti.tsx';
export { Rosette } from './primitives/Shapes/Rosette.tsx';
export { Stamp } from './primitives/Shapes/Stamp.tsx';
export { Star } from './primitives/Shapes/Star.tsx';
export { TextButton, TextLink } from './primitives/TextLink/TextLink.tsx';
export { VisuallyHidden } from './primitives/VisuallyHidden/VisuallyHidden.tsx';
export type { Toy } from './toy.ts';
export type { PictureSources, UiLinkProps, UiProviderProps } from './UiProvider.tsx';
export { UiProvider, useUi } from './UiProvider.tsx';
