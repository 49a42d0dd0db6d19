import { SELF_CHECK_FORM, selfCheckTerm, type SelfCheckTaking } from '@gongwei/domain/scheduling';
import type { FastifyInstance } from 'fastify';
import { holdersOf } from '../access/route-access.ts';
import { scopeOf, staffOf } from '../identity/request-staff.ts';
import type { ServedLists } from '../lists/serve-lists.ts';
import { occurrenceSlot } from '../records/occurrence-slot.ts';
import { findHolder } from '../records/record-holder.ts';
import { recordsOf } from '../records/records.repository.ts';
import type { ServerContext } from '../server-context.ts';
import { httpFailure } from '../shared/http-failure.ts';
import { answers } from '../shared/schemas.ts';
import { minuteOf, todayOf } from '../shared/server-clock.ts';
import { selfCheckFigures } from './self-check-figures.query.ts';
import { askedNow } from '../lists/asked-now.ts';
import { TAKING, TAKING_OF } from './self-check.schemas.ts';

type Asked = {
  Body: { readonly year: number; readonly period: string; readonly part?: number; readonly recordId?: string };
};

const refused = (message: string) => httpFailure(422, { code: 'self-check.term', message });

/** 自动取数: what the institution's own data say of the period of a self-check. Nothing is written: the sheet is, by whoever fills it in. */
export function selfCheckRoutes(app: FastifyInstance, context: ServerContext, lists: ServedLists): void {
  const { clock, database, forms } = context;
  app.post<Asked>(
    '/api/v1/self-checks/figures',
    {
      config: { access: holdersOf(['gwtjdngl'], 'E') },
      schema: { tags: ['机构自查'], body: TAKING_OF, response: answers(TAKING, '本机构这一周期的数') },
    },
    async (request): Promise<SelfCheckTaking> => {
      const [scope, staff, today] = [scopeOf(request), staffOf(request), todayOf(clock)];
      const { year, period: kind, part, recordId = '' } = request.body;
      const term = { year, period: kind, ...(part !== undefined && { part }) };
      const whole = selfCheckTerm(term);
      const form = forms.definition(SELF_CHECK_FORM);
      if (!whole || !form) throw refused('请先填年度、自查周期和第几期');
      if (whole.from > today) throw refused(`${whole.label}还没有开始，没有可取的数`);
      // Who works above an institution may help it with its sheet: the figures are those of the sheet's own.
      const stored = await recordsOf(database, scope, staff).row(recordId);
      const institution = stored?.form_id === SELF_CHECK_FORM ? stored.institution_code : scope.institutionCode;
      const holder = await findHolder(database, scope, staff, form, institution);
      // Who begins a second one learns it before anything is filled in.
      await occurrenceSlot(database, holder, form, { id: recordId, occurredOn: today, data: term });
      const period = { from: whole.from, until: whole.until < today ? whole.until : today };
      const asked = askedNow(clock, staff.id, institution);
      const counting = { lists, reading: { scope, staff, asked } };
      const counted = await selfCheckFigures(database, counting, { institution, period });
      return { ...counted, ...period, takenAt: minuteOf(clock), takenBy: staff.name };
    },
  );
}
