import { compileForm, type FieldDefinition, type RecordSnapshot } from '@gongwei/domain/forms';
import type { FormCatalogue } from '../forms/form-catalogue.port.ts';
import type { RecordRepository } from '../forms/record-repository.port.ts';
import { createLoaded, type Loaded } from '../shared/index.ts';
import type { CheckUpReview, SchedulingGateway } from './scheduling-gateway.port.ts';

/** A check-up sheet under review: its state, the record, the chapters of its form. */
export type ReviewSheet = {
  readonly review: CheckUpReview;
  readonly record: RecordSnapshot;
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly fields: readonly FieldDefinition[];
  }[];
};

/** A check-up sheet under review, with the sections of its form. */
export const createReviewSheet = (
  gateway: SchedulingGateway,
  records: RecordRepository,
  catalogue: FormCatalogue,
  recordId: string,
): Loaded<ReviewSheet> =>
  createLoaded(async (asker) => {
    const [review, record, module] = await Promise.all([
      gateway.review(recordId, asker),
      records.read(recordId, undefined, asker),
      catalogue.load('health-check-up'),
    ]);
    const form = compileForm(module);
    // The compiled fields: they have the options of the common code tables, too.
    const sections = form.definition.sections.map(({ id, title, fields }) => ({
      id,
      title,
      fields: fields.map(({ key }) => form.field(key)),
    }));
    return { review, record, sections };
  });
