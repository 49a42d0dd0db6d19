import type { ListJob } from '@gongwei/domain/lists';
import type { ListGateway } from '../lists/list-gateway.port.ts';
import { createLoaded, type Loaded } from '../shared/index.ts';
import type { ErrorQuestion, UploadChoice, UploadErrors, UploadGateway, UploadPreview } from './upload-gateway.port.ts';

/** What a task would send and leave out, asked anew with every other choice. */
export const createUploadPreview = (gateway: UploadGateway, first: UploadChoice): Loaded<UploadPreview, UploadChoice> =>
  createLoaded((asker, choice) => gateway.preview(choice, asker), first);

/** What failed, by what is asked for. */
export const createUploadErrors = (gateway: UploadGateway, first: ErrorQuestion): Loaded<UploadErrors, ErrorQuestion> =>
  createLoaded((asker, question) => gateway.errors(question, asker), first);

const LIST = 'not-uploaded-list';
type Answers = Parameters<ListGateway['run']>[1];

/** Asks for everything of a choice to be sent: a job of the list of what waits, each record with its receipt. */
export async function startUpload(lists: ListGateway, choice: UploadChoice, answers: Answers): Promise<ListJob> {
  const { institution, recordTypes, states, from, to, conditions = [] } = choice;
  const where = {
    place: [institution],
    recordType: recordTypes,
    state: states,
    ...((from ?? to) && { recordDate: { ...(from && { from }), ...(to && { to }) } }),
    ...(conditions.length > 0 && { conditions }),
  };
  const { id } = await lists.freeze(LIST, 'upload', { question: { list: LIST, where }, except: [] });
  return lists.run(id, answers);
}

/** Does one thing to everything that failed for one reason below an institution: each record with its receipt. */
export async function mendAlike(
  lists: ListGateway,
  action: 'retry' | 'skip',
  { institution, code }: { readonly institution: string; readonly code: string },
  answers: Answers,
): Promise<ListJob> {
  const question = { list: LIST, where: { place: [institution], state: ['4'], error: [code] } };
  const { id } = await lists.freeze(LIST, action, { question, except: [] });
  return lists.run(id, answers);
}
