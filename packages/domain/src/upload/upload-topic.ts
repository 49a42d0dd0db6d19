/** The realtime topic over which windows hear that uploads changed. A body says at most `refused: true`: the platform refused an account. */
export const UPLOAD_TOPIC = 'uploads';
