import type { ReportIssuer } from '@gongwei/paper';
import type { RecordRepository } from '../forms/record-repository.port.ts';
import type { SessionService } from '../identity/session.service.ts';

/**
 * The institution the user works in, with address and telephone of its settings (机构设置). Who may not read the settings, or has no
 * line to them, prints blanks: paper does not wait for that.
 */
export async function loadIssuer(records: RecordRepository, login: SessionService): Promise<ReportIssuer> {
  const state = login.state$.value;
  if (state.status !== 'logged-in') return { name: '' };
  const { code, name } = state.session.institution;
  const settings = await records.latest({ subjectId: code, formId: 'organisation-settings' }).catch(() => undefined);
  const text = (key: string): string | undefined => {
    const value = settings?.data[key];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const [address, phone] = [text('address'), text('phone')];
  return { name: text('reportTitle') ?? name, ...(address ? { address } : {}), ...(phone ? { phone } : {}) };
}
