import { URGE_STAGES } from '@gongwei/domain/nucleic-acid';
import type { JobKind } from '../../lists/jobs/job-kind.ts';
import { httpFailure } from '../../shared/http-failure.ts';
import { urgeTubes } from '../urge-tubes.service.ts';
import { doingOf, text } from './nucleic-parts.ts';

/** Reminds whoever has tubes that are waited for. */
export const URGE_JOBS: { readonly [job: string]: JobKind } = {
  'urge-tubes': {
    check: async (_context, _reading, answers) => {
      const stage = text(answers, 'stage');
      if (stage !== undefined && !URGE_STAGES.some(({ code }) => code === stage))
        throw httpFailure(422, { code: 'list.answers', message: '请选择催哪一环' });
      return answers;
    },
    act: (context, inside, reading, rowIds, answers) =>
      urgeTubes(doingOf(context, inside, reading), rowIds, text(answers, 'stage')),
  },
};
