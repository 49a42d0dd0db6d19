export { RenewDialog } from './renew-dialog.part.tsx';
