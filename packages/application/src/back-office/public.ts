export { OwnSignature, type OwnSignatureState } from './own-signature.service.ts';
export { createOwnSignature } from './own-signature.ts';
export { draftOf, isChanged, mayGiveLetter, withLetter, withLetters } from './role-draft.rules.ts';
export {
  RoleEditors,
  type PeopleReached,
  type RoleDraft,
  type RoleEditor,
  type RoleEditorState,
  type RoleName,
} from './role-editor.service.ts';
export { createRoleEditors } from './role-editor.ts';
export { RoleGateway, type RoleEdit } from './role-gateway.port.ts';
export {
  StaffEditors,
  type StaffDraft,
  type StaffEditor,
  type StaffEditorState,
  type StaffNeeds,
  type StaffPlace,
} from './staff-editor.service.ts';
export { EffectiveAccounts, createEffectiveAccount, createEffectiveAccounts } from './effective-account.service.ts';
export {
  InstitutionEditors,
  type InstitutionDraft,
  type InstitutionEditor,
  type InstitutionEditorState,
} from './institution-editor.service.ts';
export { createInstitutionEditors } from './institution-editor.ts';
export { InstitutionGateway, type InstitutionEdit, type NewInstitution } from './institution-gateway.port.ts';
export { createStaffEditors } from './staff-editor.ts';
export {
  StaffGateway,
  type Admitted,
  type GivenPasswords,
  type NewStaff,
  type PasswordSlip,
  type StaffEdit,
  type StaffMove,
} from './staff-gateway.port.ts';
export { createPasswordSlips, type PasswordSlipsState } from './password-slips.ts';
export { MenuEditors, type MenuEditor, type MenuEditorState } from './menu-editor.service.ts';
export { createMenuEditors } from './menu-editor.ts';
export { MenuGateway, type KeptMenu } from './menu-gateway.port.ts';
export { OperationLog, createOperationLog, type OpenOperation, type OperationState } from './operation-log.service.ts';
export {
  PackageGateway,
  type PackagePiece,
  type PackageProgress,
  type PackageTicket,
  type RunningVersion,
  type StoredPackage,
} from './package-gateway.port.ts';
export { createInstallFacts, createRunningVersions, type InstallFacts } from './app-releases.service.ts';
export {
  PackageUploads,
  type PackageFile,
  type PackageUpload,
  type PackageUploadState,
} from './package-uploads.service.ts';
export { createPackageUploads } from './package-uploads.ts';
export { ApiTokenGateway, type NewApiToken, type TokenUse } from './api-token-gateway.port.ts';
export { createTokenChoices, createTokenUses, type TokenChoices } from './api-tokens.service.ts';
