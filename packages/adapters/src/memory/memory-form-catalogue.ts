import { isOfResident, type FormModule } from '@gongwei/domain/forms';
import { fault } from '@gongwei/domain/shared';
import type { FormCatalogue } from '@gongwei/application/forms';

/** A catalogue of the forms a test hands in. */
export function createMemoryFormCatalogue(modules: readonly FormModule[]): FormCatalogue {
  return {
    index: modules.map(({ definition: { id, title, module, subject } }) => ({
      id,
      title,
      module,
      ...(!isOfResident(subject) && { subject }),
    })),
    async load(formId) {
      const found = modules.find(({ definition }) => definition.id === formId);
      if (!found) throw fault({ code: 'form.unknown', category: 'defect', message: `没有这张表单：${formId}` });
      return found;
    },
  };
}
