import {
  createContext,
  lazy,
  Suspense,
  useCallback,
  useContext,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { loadDeviceCheck } from '../../call/index.ts';
import { fetchDialog, useIdleFetch, useNotify } from '../../shared/index.ts';

/** What every window of the shell is given. */
export type ShellDialogProps = { readonly onClose: () => void };
type Load = () => Promise<{ readonly default: ComponentType<ShellDialogProps> }>;

/** Windows of the shell by name. One line makes one; it is fetched while the browser rests. */
const LOADS = {
  logOut: async () => ({ default: (await import('./log-out-dialog.part.tsx')).LogOutDialog }),
  palette: async () => ({ default: (await import('./palette.part.tsx')).Palette }),
  deviceCheck: async () => ({ default: (await loadDeviceCheck()).DeviceCheckDialog }),
  changePassword: async () => ({ default: (await import('./change-password-dialog.part.tsx')).ChangePasswordDialog }),
  resetPassword: async () => ({ default: (await import('./reset-password-dialog.part.tsx')).ResetPasswordDialog }),
  settings: async () => ({ default: (await import('./settings-dialog.part.tsx')).SettingsDialog }),
  errorLog: async () => ({ default: (await import('./error-log-dialog.part.tsx')).ErrorLogDialog }),
  bindPressure: async () => ({ default: (await import('./device-binding-dialog.part.tsx')).BindPressureDialog }),
  bindGlucose: async () => ({ default: (await import('./device-binding-dialog.part.tsx')).BindGlucoseDialog }),
  bindWeChat: async () => ({ default: (await import('./wechat-binding-dialog.part.tsx')).WeChatBindingDialog }),
  unbindWeChat: async () => ({ default: (await import('./wechat-unbinding-dialog.part.tsx')).WeChatUnbindingDialog }),
  bindPhone: async () => ({ default: (await import('./phone-binding-dialog.part.tsx')).PhoneBindingDialog }),
  verification: async () => ({ default: (await import('./verification-dialog.part.tsx')).VerificationDialog }),
  platformAccounts: async () => ({
    default: (await import('./platform-accounts-dialog.part.tsx')).PlatformAccountsDialog,
  }),
  platformCheck: async () => ({ default: (await import('./platform-check-dialog.part.tsx')).PlatformCheckDialog }),
  platformTest: async () => ({ default: (await import('./platform-test-dialog.part.tsx')).PlatformTestDialog }),
  lock: async () => ({ default: (await import('./lock-dialog.part.tsx')).LockDialog }),
} as const satisfies Readonly<Record<string, Load>>;

export type ShellDialogName = keyof typeof LOADS;

const PARTS = Object.fromEntries(
  Object.entries<Load>(LOADS).map(([name, load]) => [name, lazy(load)]),
) as unknown as Readonly<Record<ShellDialogName, ComponentType<ShellDialogProps>>>;
const AHEAD = [fetchDialog, ...Object.values(LOADS)];

const Opener = createContext<(name: ShellDialogName) => void>(() => {});

/** Opens a window of the shell over the present page. */
export const useShellDialog = (): ((name: ShellDialogName) => void) => useContext(Opener);

/** Services of a window that stand behind no page: brought before it is drawn, and once the browser rests. */
export type BroughtForDialogs = { readonly [Name in ShellDialogName]?: () => Promise<unknown> };
const NONE: BroughtForDialogs = {};

type Props = { readonly brought?: BroughtForDialogs | undefined; readonly children: ReactNode };

/** Holds the window that is open; one at a time. */
export const ShellDialogs = ({ brought = NONE, children }: Props) => {
  const [open, setOpen] = useState<ShellDialogName>();
  const notify = useNotify();
  const close = useCallback(() => setOpen(undefined), []);
  const show = useCallback(
    (name: ShellDialogName) => {
      const first = brought[name];
      if (!first) return setOpen(name);
      first().then(
        () => setOpen(name),
        () => notify({ kind: 'warn', text: '窗口没有取到，请检查网络后再试' }),
      );
    },
    [brought, notify],
  );
  useIdleFetch(useMemo(() => [...AHEAD, ...Object.values(brought)], [brought]));
  const Part = open && PARTS[open];
  return (
    <Opener value={show}>
      {children}
      {Part ? (
        <Suspense fallback={null}>
          <Part onClose={close} />
        </Suspense>
      ) : null}
    </Opener>
  );
};
